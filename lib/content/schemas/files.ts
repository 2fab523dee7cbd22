import { optional, z } from 'zod';
import { readableShade, type Scheme } from '@/lib/content/colors';
import { businessForms, businessSchema } from './business';
import { atMostOne, line, logoName, mapName, photoName, place, withUnique, zipCode } from './fields';
import { serviceFactsSchema, servicesSchema } from './services';
import {
  aboutSchema,
  businessInfoSchema,
  checkoutSchema,
  homeSchema,
  pagesSchema,
  siteSchema,
  team,
  testimonialsSchema,
} from './words';

const area = z.strictObject({
  // The limit keeps the list in two columns on a phone.
  name: place(26).describe('The neighborhood or town, without its state.'),
  city: place(40).describe('The city it’s in. For a town, repeat the town’s name.'),
  zips: z.array(zipCode).min(1).meta({ title: 'ZIP codes', description: 'For example, 55408.' }),
});

const areasSchema = z.strictObject({
  areas: z
    .array(area)
    .min(1)
    .max(24)
    .check(withUnique('name'))
    .describe('One to 24 neighborhoods or towns that you really serve.'),
});

/** A color (#rrggbb). Pages use the nearest shade in which text is readable, in light or dark mode. */
const color = (scheme: Scheme) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be # and six digits or letters from a to f.')
    .transform((hex) => readableShade(hex, scheme));

const photo = z.strictObject({
  file: photoName('van.jpg').describe(
    'A photo in content/, at least 1,280 pixels wide. For example, van.jpg.',
  ),
  description: line(160).describe('What the photo shows, for people who can’t see it.'),
  focus: z
    .enum(['top', 'center', 'bottom'])
    .default('center')
    .describe('Which part of the photo to keep. Choose the top for a face.'),
});

const map = z.strictObject({
  file: mapName.describe('Enter the name of an SVG, PNG, JPEG, or WebP file in content/, such as map.svg.'),
  description: line(160).describe('What the map shows, for people who can’t see it.'),
});

export const brandSchema = z.strictObject({
  mark: logoName.meta({
    title: 'Logo',
    description: 'Enter the name of an SVG, PNG, or JPEG file in content/, such as logo.svg.',
  }),
  // This is required, because Pages CMS saves an absent one as false.
  showName: z
    .boolean()
    .meta({ title: 'Name next to the logo', description: 'Choose no if the name is in the logo.' }),
  accent: color('light').meta({
    title: 'Color',
    description:
      'The color of buttons. If text in it would be hard to read, we use a darker shade. For example, #8c2c06.',
  }),
  accentDark: optional(color('dark')).meta({
    title: 'Color in dark mode',
    description: 'For example, #f7b459. Leave this empty and we choose a shade.',
  }),
  photo: atMostOne(photo).describe('A photo that replaces two drawings.'),
  map: atMostOne(map).describe('A map of your neighborhoods or towns.'),
});

/**
 * What we check before we fill in facts: the files that facts come from, and the team. If a person's text used a
 * missing fact, we would leave that person out, and the home page would say that only the others come.
 */
export const checkedFirst = {
  'business.json': businessSchema,
  'services.json': serviceFactsSchema,
  'areas.json': areasSchema,
  'about.json': z.looseObject({ team }),
};

export type Form = {
  title: string;
  file: string;
  /** The fields that the form shows. Undefined if it shows all fields of the file. */
  fields?: readonly string[];
  /** Whether an owner has to fill in the form. What it has in the sample can't be true of another shop. */
  isOwn?: boolean;
};

/** The forms in which staff edit content/, in the order of the first evening in content/README.md. */
export const forms: readonly Form[] = [
  { title: 'Business: the shop', file: 'business.json', fields: businessForms.shop },
  { title: 'Logo and color', file: 'brand.json', isOwn: true },
  { title: 'Business: hours and days off', file: 'business.json', fields: businessForms.times },
  { title: 'Neighborhoods and ZIP codes', file: 'areas.json' },
  { title: 'Services and prices', file: 'services.json' },
  { title: 'Business: claims', file: 'business.json', fields: businessForms.claims },
  { title: 'Business: prices and tax', file: 'business.json', fields: businessForms.prices },
  { title: 'Testimonials', file: 'testimonials.json', isOwn: true },
  { title: 'Home page', file: 'home.json' },
  { title: 'About page', file: 'about.json' },
  { title: 'Business info page', file: 'business-info.json' },
  { title: 'Booking pages', file: 'checkout.json' },
  { title: 'Titles and descriptions for search engines', file: 'pages.json' },
  { title: 'Tagline and offer', file: 'site.json' },
  { title: 'Privacy policy', file: 'privacy.md' },
  { title: 'Terms of service', file: 'terms.md' },
  { title: 'Launch: decide and confirm', file: 'launch.json', isOwn: true },
];

/** The titles of the forms that an owner can confirm. */
export const confirmable = forms.filter(({ isOwn }) => !isOwn).map(({ title }) => title);

const launchSchema = z.strictObject({
  requests: optional(z.enum(['sent by customers', 'sent by this site'])).describe(
    'How requests reach you. Customers send each request from their own app, or this site sends it through a request service.',
  ),
  confirmed: z
    .array(z.enum(confirmable))
    .default([])
    .describe('Check off each form in which everything is true of your business. A preview lists the rest.'),
});

export const jsonFiles = {
  ...checkedFirst,
  'services.json': servicesSchema,
  'brand.json': brandSchema,
  'testimonials.json': testimonialsSchema,
  'home.json': homeSchema,
  'about.json': aboutSchema,
  'business-info.json': businessInfoSchema,
  'checkout.json': checkoutSchema,
  'pages.json': pagesSchema,
  'site.json': siteSchema,
  'launch.json': launchSchema,
};
