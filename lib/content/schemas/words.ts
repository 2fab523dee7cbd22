import { z } from 'zod';
import { routeIds, type RouteId } from '@/lib/site/routes';
import { cityHeading, day, firstThatFits, line, paragraph, sentences, withUnique } from './fields';

// The texts of the pages, by file.

const reason = z.strictObject({
  heading: line(80).describe('The heading of this reason or step.'),
  text: sentences(260).describe(
    'One to three short sentences. If something is free, say under what condition.',
  ),
});

const promise = reason.extend({ heading: firstThatFits(80, 'The heading of this reason.') });

const section = (heading: string) => z.strictObject({ heading: cityHeading.describe(heading) });

const intro = paragraph(300).describe('The text under that heading.');

export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      heading: cityHeading.describe('The small main heading of the home page. It may end with {city}.'),
      pricesNote: firstThatFits(50, 'What the prices cover, shown above the buttons with the appliances.'),
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
    reasons: z.array(promise).max(8).default([]).describe('Up to eight more reasons.'),
  }),
  areas: section('The heading above the service areas. It may end with {city}.').extend({ intro }),
  testimonials: section('The heading above the testimonials.').extend({
    intro: sentences(300, 0)
      .default('')
      .describe('The text under that heading, with the rating and its source.'),
  }),
  contact: section('The heading of the contact section.').extend({ intro }),
});

const stat = z.strictObject({
  figure: line(16).meta({ title: 'Number', description: 'Shown in large type. For example, {customers}.' }),
  label: line(60).describe('What the number counts. For example, customers served.'),
});

const value = z.strictObject({
  name: line(40).describe('The name of the value.'),
  text: paragraph(300).describe('What customers can expect from you.'),
});

const certification = z.strictObject({
  name: line(80).describe('The name of the certification.'),
  text: paragraph(240).describe('Who issued it, its number, and what it covers.'),
});

export const aboutSchema = z.strictObject({
  heading: line(80).describe('The heading of the page.'),
  lead: paragraph(300).describe('The text under the heading.'),
  stats: z.array(stat).min(1).max(6).meta({ title: 'Numbers', description: 'One to six numbers.' }),
  story: z.array(paragraph(900)).min(1).describe('How the business began. Write one paragraph per entry.'),
  mission: paragraph(600).describe('Your mission, in one or two sentences.'),
  values: z.array(value).min(3).describe('Your values. You need at least three.'),
  certifications: z
    .array(certification)
    .default([])
    .describe('Add only certifications that your technicians have.'),
  closing: z.strictObject({
    heading: line(80).describe('The heading at the end of the page.'),
    text: paragraph(240).describe(
      'The text under it. If something is free, say under what condition, in the same text.',
    ),
  }),
});

export const businessInfoSchema = z.strictObject({
  heading: line(80).describe('The heading of the page.'),
  lead: paragraph(300).describe('The text under the heading.'),
  licenseNote: paragraph(300).describe('The text under the license and insurance.'),
  appliancesIntro: paragraph(300).describe(
    'The text above the appliances. The list itself is in the form Services and prices.',
  ),
  brandsIntro: paragraph(300).describe(
    'The text above the brands. The list itself is in the form Business: the shop.',
  ),
  estimates: paragraph(800).default('').describe('The notice that your state requires you to display.'),
  warrantyHeading: line(60).describe('The heading above the warranty.'),
  warranty: z.array(paragraph(500)).min(1).describe('The warranty. Write one paragraph per entry.'),
});

export const checkoutSchema = z.strictObject({
  intro: paragraph(240).describe('The text under the heading of step 1.'),
  priceNote: sentences(420).describe('What a price covers and what can change it. State law requires this.'),
  totalNote: sentences(300).describe('The text under the total. Say that the total is an estimate.'),
  warranty: paragraph(240).describe('The warranty on the repair.'),
  discount: paragraph(240)
    .default('')
    .describe('The discount on a first repair, shown below the total. It isn’t subtracted.'),
  cancellation: paragraph(240).describe('How late customers can still cancel an appointment.'),
  cardFields: z.boolean().describe('Choose yes to show card fields on the booking pages.'),
});

export type CheckoutTexts = z.infer<typeof checkoutSchema>;

/** Search engines cut off longer titles. */
const longestTitle = 70;

const page = z.strictObject({
  title: firstThatFits(longestTitle, 'The title in the browser and in search results.'),
  description: sentences(160).describe('The two lines under the title in search results.'),
  updated: day.describe(
    'The date the text last changed. For example, 2026-11-21. Update it only when you change the text.',
  ),
});

const pages = Object.fromEntries(routeIds.map((id) => [id, page]));

export const pagesSchema = z.strictObject(pages as Record<RouteId, typeof page>); // fromEntries loses the keys' type

export const siteSchema = z.strictObject({
  tagline: line(80).describe(
    'One line about the business, for search engines, a phone’s home screen, and the picture of shared links.',
  ),
  offer: sentences(60, 0)
    .default('')
    .describe('The offer for new customers, shown in the banner as its own sentence.'),
  offerUntil: day
    .optional()
    .describe(
      'The last day of the offer. For example, 2026-12-31. The banner hides the offer after that day. Leave this empty if the offer has no end.',
    ),
});

const testimonial = z.strictObject({
  name: line(40).describe('The customer’s name, the way they agreed to have it shown.'),
  location: line(60).describe('The customer’s neighborhood and city.'),
  rating: z
    .int()
    .min(1)
    .max(5)
    .describe('The stars, exactly as the customer gave them. Leave out a review with half stars.'),
  text: paragraph(400).describe('The customer’s words, unchanged. Write … for anything you leave out.'),
});

export const testimonialsSchema = z.strictObject({
  testimonials: z
    .array(testimonial)
    .check(withUnique('text'))
    .default([])
    .describe('Reviews, in the order they’re shown. Add only what customers really said.'),
});
