import { z } from 'zod';
import {
  cityHeading,
  emptyIfNoEntries,
  emptyIfNone,
  firstAvailable,
  line,
  paragraph,
  sentences,
} from './text';

const reason = z.strictObject({
  heading: line(80).describe('The heading of this reason or step.'),
  text: sentences(260).describe(
    'One to three short sentences. If something is free, say under what condition.',
  ),
});

const promise = reason.extend({ heading: firstAvailable(line(80), 'The heading of this reason.') });

const section = (heading: string) => z.strictObject({ heading: cityHeading.describe(heading) });

const intro = paragraph(300).describe('The text under that heading.');

export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      heading: cityHeading.describe('The small main heading of the home page. It may end with {city}.'),
      pricesNote: firstAvailable(
        line(50),
        'What the prices cover, shown above the buttons with the appliances.',
      ),
    })
    .meta({ title: 'Top of the page' }),
  services: section('The heading above the services.').extend({
    // Minn. Stat. 325D.44 requires the notes on prices.
    priceCovers: sentences(400).describe('What the price on a card covers. State law requires this.'),
    priceExtra: sentences(400).describe('What a repair adds to the price. State law requires this.'),
    priceChanges: sentences(400).describe('What can change the total. State law requires this.'),
    howItWorks: z.strictObject({
      steps: z.array(reason).min(3).max(4).describe('Three or four steps, in order.'),
    }),
  }),
  quote: z.strictObject({
    question: line(50).describe(
      'The question next to the Free quote button, for people who aren’t ready to book.',
    ),
    note: sentences(240).describe(
      'The text above the form. Say what’s free and when customers hear from you.',
    ),
  }),
  whyChooseUs: section('The heading above the reasons to choose you.').extend({
    warranty: reason.describe('The first reason, shown largest.'),
    reasons: z.array(promise).max(8).default([]).describe(`Up to eight more reasons. ${emptyIfNoEntries}`),
  }),
  areas: section('The heading above the service areas. It may end with {city}.').extend({ intro }),
  testimonials: section('The heading above the testimonials.').extend({
    intro: sentences(300, 0)
      .default('')
      .describe(`The text under that heading, with the rating and its source. ${emptyIfNone}`),
  }),
  contact: section('The heading of the contact section.').extend({ intro }),
});
