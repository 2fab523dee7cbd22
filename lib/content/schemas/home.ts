import { z } from 'zod';
import { cityHeading, firstOf, line, paragraph, sentences } from './text';

const reason = z.strictObject({
  heading: line(80).describe('Heading of one reason or step.'),
  text: sentences(260).describe('One to three short sentences. What is free needs its condition.'),
});

const promise = reason.extend({ heading: firstOf(line(80)) });

const section = (heading: string) => z.strictObject({ heading: cityHeading.describe(heading) });

const intro = paragraph(300).describe('Text under that heading.');

export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      heading: cityHeading.describe('Small main heading of the home page. It may end with {city}.'),
      pricesNote: firstOf(line(50)).describe(
        'Above the buttons with the appliances: what their prices cover.',
      ),
    })
    .meta({ title: 'Top of the page' }),
  services: section('Heading above the services.').extend({
    // The notes on prices are required by Minn. Stat. 325D.44.
    priceCovers: sentences(400).describe('What the price on a card covers. Required by state law.'),
    priceExtra: sentences(400).describe('What a repair adds to the price. Required by state law.'),
    priceChanges: sentences(400).describe('What can change the total. Required by state law.'),
    howItWorks: z.strictObject({
      steps: z.array(reason).min(3).max(4).describe('Three or four steps, in order.'),
    }),
  }),
  quote: z.strictObject({
    question: line(50).describe('Before the button Free quote, for those who do not want to book yet.'),
    note: sentences(240).describe('Above the form: what is free about it, and when the answer comes.'),
  }),
  whyChooseUs: section('Heading above the reasons to choose us.').extend({
    warranty: reason.describe('The first reason, shown largest.'),
    reasons: z.array(promise).max(8).default([]).describe('Up to eight more reasons.'),
  }),
  areas: section('Heading above the service areas. It may end with {city}.').extend({ intro }),
  testimonials: section('Heading above the testimonials.').extend({
    intro: sentences(300).default('').describe('Text under that heading: the rating and its source.'),
  }),
  contact: section('Heading of the contact section.').extend({ intro }),
});
