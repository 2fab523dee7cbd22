import { z } from 'zod';
import { cityHeading, line, paragraph } from './text';

const reason = z.strictObject({ heading: line(60), text: paragraph(260), figure: line(12).optional() });

/** content/home.json: the words of the home page, section by section, in their order. */
export const homeSchema = z.strictObject({
  $schema: z.string().optional(),
  hero: z.strictObject({
    heading: cityHeading(),
    lead: paragraph(220),
    priceLine: line(120),
    proofLabel: line(40),
    proof: z.array(line(70)).min(2).max(4),
    picture: line(160),
    quoteHeading: line(50),
    quoteNote: line(160),
  }),
  services: z.strictObject({
    heading: cityHeading(),
    intro: paragraph(300),
    startingAt: line(20),
    popular: line(20),
    book: line(30),
    priceHeading: line(60),
    /** Minn. Stat. 325D.44: what a "Starting at" price covers, and what can change it. */
    priceCovers: paragraph(400),
    priceChanges: paragraph(400),
    freeQuote: line(30),
  }),
  whyChooseUs: z.strictObject({
    heading: cityHeading(),
    intro: paragraph(300),
    warranty: reason.required({ figure: true }),
    reasons: z.array(reason).min(3).max(8),
    scheduleOnline: line(30),
    freeQuote: line(30),
  }),
  areas: z.strictObject({
    heading: cityHeading(),
    intro: paragraph(300),
    listHeading: line(60),
    mapLabel: line(160),
    check: z.strictObject({
      label: line(60),
      hint: line(120),
      button: line(30),
      served: line(120),
      notListed: line(200),
      empty: line(120),
      book: line(30),
      call: line(30),
      withoutScript: line(160),
    }),
  }),
  testimonials: z.strictObject({
    heading: cityHeading(),
    intro: paragraph(300),
    ratingLabel: line(40),
    sample: line(30),
    sampleNote: paragraph(240),
  }),
  contact: z.strictObject({
    heading: cityHeading(),
    intro: paragraph(300),
    callHeading: line(60),
    callNote: line(120),
    emailHeading: line(60),
    addressHeading: line(60),
    hoursHeading: line(60),
    emergency: line(120),
    formHeading: line(60),
    today: line(20),
    openNow: line(60),
    closedNow: line(60),
  }),
});

export type HomeWords = z.infer<typeof homeSchema>;
