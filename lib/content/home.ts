import { z } from 'zod';
import { cityHeading, line, paragraph, sampleMark } from './text';

const reason = z.strictObject({
  heading: line(60).describe('Heading of one reason or step.'),
  text: paragraph(260).describe('One to three short sentences. "Free" says its condition at once.'),
});

const hero = z.strictObject({
  heading: cityHeading().describe('First heading of the site. It may end with {city}.'),
  lead: paragraph(220).describe('One or two sentences under the first heading.'),
  priceLine: line(120).describe('What it costs to start: {lowestPrice}, and what that covers.'),
  proofLabel: line(40).describe('Name of the list of facts, for screen readers.'),
  proof: z.array(line(70)).min(2).max(6).describe('Two to six facts under the buttons.'),
  picture: line(160).describe('Describes the picture for people who do not see it.'),
  quoteHeading: line(50).describe('Heading above the quote form.'),
  quoteNote: line(160).describe('Under that heading: what "free" means here.'),
});

const services = z.strictObject({
  heading: cityHeading().describe('Heading of the services.'),
  intro: paragraph(300).describe('Under that heading.'),
  startingAt: line(20).describe('Stands before a price.'),
  popular: line(20).describe('Tag on popular services.'),
  priceHeading: line(60).describe('Heading above the two notes on prices.'),
  /** Minn. Stat. 325D.44: what a "Starting at" price covers, and what can change it. */
  priceCovers: paragraph(400).describe('What a "Starting at" price covers. Minnesota law asks for it.'),
  priceCoversSample: sampleMark().describe('true until the owner has confirmed it.').optional(),
  priceChanges: paragraph(400).describe('What can change the total. Minnesota law asks for it.'),
  priceChangesSample: sampleMark().describe('true until the owner has confirmed it.').optional(),
  freeQuote: line(30).describe('Button that opens the quote form.'),
  book: line(30).describe('On each service: where the card leads.'),
  howItWorks: z.strictObject({
    heading: line(60).describe('Heading above the steps.'),
    steps: z.array(reason).min(3).max(4).describe('What happens, in order: three or four steps.'),
  }),
});

const areas = z.strictObject({
  heading: cityHeading().describe('Heading of the service areas. It may end with {city}.'),
  intro: paragraph(300).describe('Under that heading.'),
  listHeading: line(60).describe('Heading above the list of neighborhoods.'),
  mapLabel: line(160).describe('Describes the map for people who do not see it.'),
  check: z.strictObject({
    label: line(60).describe('Label of the field for a ZIP code or a neighborhood.'),
    hint: line(120, ['area', 'zip']).describe(
      'Under the field: an example. {area} and {zip} are those of the first neighborhood.',
    ),
    button: line(30).describe('Button that checks.'),
    served: line(120, ['area', 'zip', 'typed']).describe(
      'Answer for a place on the list. {area} is the neighborhood, {typed} what was typed.',
    ),
    city: line(240, ['typed', 'area']).describe(
      'Answer for a whole city. {typed} is the city, {area} its neighborhoods on the list.',
    ),
    notListed: line(200, ['typed', 'zip']).describe('Answer for another place. {typed} is what was typed.'),
    empty: line(120).describe('Answer when nothing was typed.'),
    book: line(30).describe('Link to the booking pages beside the answer.'),
    call: line(30).describe('Link that calls beside the answer.'),
    withoutScript: line(160).describe('Instead of the check, in a browser without JavaScript.'),
  }).meta({ title: 'Availability check' }),
});

const contact = z.strictObject({
  heading: cityHeading().describe('Heading of the contact section.'),
  intro: paragraph(300).describe('Under that heading.'),
  callHeading: line(60).describe('Heading above the phone number.'),
  callNote: line(120).describe('Under the phone number.'),
  emailHeading: line(60).describe('Heading above the email address.'),
  addressHeading: line(60).describe('Heading above the street address.'),
  saveContact: line(30).describe('Link that saves the business to the contacts of a phone.'),
  hoursHeading: line(60).describe('Heading above the hours.'),
  emergency: line(120).describe('Line about emergencies under the hours.'),
  formHeading: line(60).describe('Heading above the contact form.'),
  today: line(20).describe("Marks today's row in the hours."),
  openNow: line(60, ['time']).describe('While open. {time} is the closing time: 9 PM.'),
  closedNow: line(60, ['day', 'time']).describe(
    'While closed. {day} and {time} are the next opening: Monday, 7 AM.',
  ),
});

/** content/home.json: the words of the home page, section by section, in their order. */
export const homeSchema = z.strictObject({
  hero,
  services,
  whyChooseUs: z.strictObject({
    heading: cityHeading().describe('Heading of why people choose us.'),
    intro: paragraph(300).describe('Under that heading.'),
    warranty: reason
      .extend({ figure: line(12).describe('Stands large above it: "90 days".') })
      .describe('The first and largest reason.'),
    reasons: z.array(reason).min(3).max(8).describe('The other reasons, three to eight.'),
    scheduleOnline: line(30).describe('Button that leads to the booking pages.'),
    freeQuote: line(30).describe('Button that opens the quote form.'),
  }),
  areas,
  testimonials: z.strictObject({
    heading: cityHeading().describe('Heading of the testimonials.'),
    intro: paragraph(300).describe('Under that heading.'),
    ratingLabel: line(40, ['count']).describe('{count} is the stars of one testimonial: "5 out of 5".'),
    readReviews: line(40).describe('Link to the reviews, if "ratingLink" of business.json says where they are.'),
    sample: line(30).describe('Tag on a testimonial that is a sample.'),
    sampleNote: paragraph(240).describe('Above the testimonials while one of them is a sample. It has to be true of the real ones, too.'),
  }),
  contact,
});

export type HomeWords = z.infer<typeof homeSchema>;
