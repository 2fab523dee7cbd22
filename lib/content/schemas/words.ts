import { z } from 'zod';
import { routeIds, type RouteId } from '@/lib/site/routes';
import {
  cityHeading,
  day,
  fact,
  firstThatFits,
  line,
  paragraph,
  photoName,
  sentences,
  withUnique,
} from './fields';

// The texts of the pages, by file.

const reason = z.strictObject({
  heading: line(80),
  text: sentences(260).describe('If something is free, say under what condition.'),
});

const promise = reason.extend({ heading: firstThatFits(80, 'The heading of this reason.') });

const section = (heading: string) => z.strictObject({ heading: cityHeading.describe(heading) });

const intro = paragraph(300).describe('The text under that heading.');

export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      heading: cityHeading.describe('The main heading. It may end with {city}.'),
      pricesNote: firstThatFits(50, 'What the prices cover.'),
    })
    .meta({ title: 'Top of the page' }),
  services: section('The heading above the services.').extend({
    // Minn. Stat. 325D.44 requires the notes on prices.
    priceCovers: sentences(400).describe('What the price on a card covers. State law requires this.'),
    priceExtra: sentences(400).describe('What a repair adds to the price. State law requires this.'),
    priceChanges: sentences(400).describe('What can change the total. State law requires this.'),
    howItWorks: z.strictObject({ steps: z.array(reason).min(3).max(4).check(withUnique('heading')) }),
  }),
  quote: z.strictObject({
    question: line(50).describe('For people who aren’t ready to book.'),
    note: sentences(240).describe('Say what’s free and when customers hear from you.'),
  }),
  whyChooseUs: section('The heading above the reasons to choose you.').extend({
    warranty: reason.describe('The first reason, shown largest.'),
    reasons: z.array(promise).max(8).check(withUnique('heading')).default([]),
  }),
  areas: section('The heading above the service areas. It may end with {city}.').extend({ intro }),
  testimonials: section('The heading above the testimonials.').extend({
    intro: sentences(300, 0).default('').describe('Give the rating and its source.'),
  }),
  contact: section('The heading of the contact section.').extend({ intro }),
});

const stat = z.strictObject({
  figure: line(16).meta({ title: 'Number', description: 'For example, {customers}.' }),
  label: line(60).describe('What the number counts. For example, customers served.'),
});

const value = z.strictObject({
  name: line(40),
  text: paragraph(300).describe('What customers can expect from you.'),
});

const certification = z.strictObject({
  name: line(80),
  text: paragraph(240).describe('Who issued it, its number, and what it covers.'),
});

const person = z.strictObject({
  name: fact(20).describe('The first name. If two people share it, add an initial.'),
  photo: photoName('maria.jpg').describe(
    'A photo in content/, at least 640 pixels wide and high, with the face near its top. For example, maria.jpg.',
  ),
  text: fact(140).describe(
    'One sentence about their work. For example, “Maria has fixed washers since 2009.”',
  ),
});

export const team = z
  .array(person)
  .max(6)
  .check(withUnique('name'))
  .default([])
  .describe('Everyone who may come to customers’ homes. The home page lists their names, too.');

export const aboutSchema = z.strictObject({
  heading: line(80),
  lead: paragraph(300),
  stats: z.array(stat).min(1).max(6).check(withUnique('label')).meta({ title: 'Numbers' }),
  story: z.array(paragraph(900)).min(1).describe('How the business began, one paragraph per entry.'),
  team,
  mission: paragraph(600),
  values: z.array(value).min(3).check(withUnique('name')),
  certifications: z.array(certification).default([]).describe('Only those that your technicians have.'),
  closing: z.strictObject({
    heading: line(80),
    text: paragraph(240).describe('If something is free, say under what condition.'),
  }),
});

export const businessInfoSchema = z.strictObject({
  heading: line(80),
  lead: paragraph(300),
  licenseNote: paragraph(300),
  appliancesIntro: paragraph(300).describe('The list itself is in the form Services and prices.'),
  brandsIntro: paragraph(300).describe('The list itself is in the form Business: the shop.'),
  estimates: paragraph(800).describe('The notice that your state requires you to display.').default(''),
  warrantyHeading: line(60),
  warranty: z.array(paragraph(500)).min(1).describe('One paragraph per entry.'),
});

export const checkoutSchema = z.strictObject({
  intro: paragraph(240).describe('The text under the heading of step 1.'),
  priceNote: sentences(420).describe('What a price covers and can change. State law requires it.'),
  totalNote: sentences(300).describe('Say that the total is an estimate.'),
  warranty: paragraph(240),
  discount: paragraph(240).describe('The discount on a first repair. We don’t subtract it.').default(''),
  cancellation: paragraph(240).describe('How late customers can still cancel.'),
  cardFields: z.boolean().describe('Choose yes to show fields for a card.'),
});

export type CheckoutTexts = z.infer<typeof checkoutSchema>;

/** Search engines cut off longer titles. */
const longestTitle = 70;

const page = z.strictObject({
  title: firstThatFits(longestTitle, 'The title in the browser and in search results.'),
  description: sentences(160).describe('The two lines under the title in search results.'),
  updated: day.describe('The date the text last changed. For example, 2026-11-21.'),
});

const pages = Object.fromEntries(routeIds.map((id) => [id, page]));

export const pagesSchema = z.strictObject(pages as Record<RouteId, typeof page>); // fromEntries loses the keys' type

export const siteSchema = z.strictObject({
  tagline: line(80).describe('One line about the business, for search engines.'),
  offer: sentences(60, 0)
    .default('')
    .describe(
      'Write the offer as a sentence of its own. It’s in the announcement at the top of the home page.',
    ),
  offerUntil: day.optional().describe('The last day of the offer, if it ends. For example, 2026-12-31.'),
});

const testimonial = z.strictObject({
  name: line(40).describe('The name, the way the customer agreed to have it shown.'),
  location: line(60).describe('The customer’s neighborhood and city.'),
  rating: z.int().min(1).max(5).describe('The stars, exactly as the customer gave them.'),
  text: paragraph(400).describe('The exact words. Write … for anything you leave out.'),
});

export const testimonialsSchema = z.strictObject({
  testimonials: z.array(testimonial).default([]).describe('Only what customers really said.'),
});
