import { z } from 'zod';
import { line, paragraph, title } from './text';

/** content/site.json: the words that stand on every page. */
export const siteSchema = z.strictObject({
  tagline: line(80).describe('The line beside the name of the business.'),
  /** The label while the visitor's city isn't known (the product's specification, section 4). */
  defaultCity: line(30).describe("Stands for the visitor's city while it isn't known."),
  skipLink: line(40).describe('First link of every page, for people who use the keyboard.'),
  navigation: z.strictObject({
    label: line(30).describe('Name of the links in the header, for screen readers.'),
    menuLabel: line(30).describe('Name of the menu on phones, for screen readers.'),
    services: line(20).describe('Link to the services.'),
    about: line(20).describe('Link to why people choose us.'),
    areas: line(20).describe('Link to the service areas.'),
    contact: line(20).describe('Link to the contact section.'),
    bookNow: line(20).describe('Button that leads to the booking pages.'),
    call: line(20).describe('Button that calls, where there is no room for the number.'),
    /** The whole accessible name of a link that calls: "Call (612) 555-0142". */
    callLabel: line(40).describe('What a screen reader says for a link with the phone number.'),
    openMenu: line(20).describe('Button that opens the menu on a phone.'),
    closeMenu: line(20).describe('Button that closes the menu on a phone.'),
  }),
  announcement: z.strictObject({
    label: line(30).describe('Name of the banner at the top, for screen readers.'),
    served: line(90, ['city']).describe("The banner. {city} is the visitor's own city."),
    notServed: line(90, ['city', 'state']).describe(
      "The banner for visitors from a state that we don't serve. {state} is theirs.",
    ),
    dismiss: line(40).describe('Name of the button that closes the banner, for screen readers.'),
  }),
  footer: z.strictObject({
    label: line(30).describe('Name of the links at the foot of the page, for screen readers.'),
    about: line(30).describe('Link to the About page.'),
    privacy: line(30).describe('Link to the privacy policy.'),
    terms: line(30).describe('Link to the terms.'),
    businessInfo: line(30).describe('Link to the Business info page.'),
    hoursHeading: line(30).describe('Heading above the hours.'),
    contactHeading: line(30).describe('Heading above phone, email and address.'),
    pagesHeading: line(30).describe('Heading above the links.'),
    emergency: line(120).describe('Line about emergencies under the hours.'),
    sampleNote: line(160).describe('Stands beside facts that are still samples, before launch.'),
    rights: line(120).describe('Last line of the page.'),
  }),
  contactCardNote: paragraph(300).describe(
    'The notes of the contact that visitors save to their phone: the hours, for example.',
  ),
  breadcrumb: line(20).describe('Said by a screen reader before the trail "Home > About".'),
  tableOfContents: line(30).describe('Heading above the list of sections on long pages.'),
  updated: line(40).describe('Stands before the day of the last change on privacy and terms.'),
  notFound: z.strictObject({
    title: title().describe("What the browser's tab says for an address that doesn't exist."),
    heading: line(80).describe('Heading of that page.'),
    text: paragraph(300).describe('What the visitor can do there.'),
    servicesHeading: line(60).describe('Heading above the services on that page.'),
    home: line(30).describe('Link to the home page.'),
  }),
  error: z.strictObject({
    heading: line(80).describe('Heading when a page stops working.'),
    text: paragraph(300).describe('What the visitor can do then.'),
    reload: line(30).describe('Button that loads the page again.'),
    home: line(30).describe('Link to the home page.'),
  }),
});

export type SiteWords = z.infer<typeof siteSchema>;
