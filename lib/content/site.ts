import { z } from 'zod';
import { line, paragraph } from './text';

/** content/site.json: the words that stand on every page. */
export const siteSchema = z.strictObject({
  $schema: z.string().optional(),
  tagline: line(80),
  /** The label while the visitor's city isn't known (the product's specification, section 4). */
  defaultCity: line(30),
  skipLink: line(40),
  navigation: z.strictObject({
    label: line(30),
    services: line(20),
    about: line(20),
    areas: line(20),
    contact: line(20),
    bookNow: line(20),
    call: line(20),
    /** Said to a screen reader before the number: "Call (612) 555-0142". */
    callLabel: line(40),
    openMenu: line(20),
    closeMenu: line(20),
  }),
  announcement: z.strictObject({
    label: line(30),
    /** {city} is the visitor's own. */
    served: line(90),
    /** Shown when the visitor's state is known and isn't one that we serve. */
    notServed: line(90),
    dismiss: line(40),
  }),
  footer: z.strictObject({
    label: line(30),
    about: line(30),
    privacy: line(30),
    terms: line(30),
    businessInfo: line(30),
    hoursHeading: line(30),
    contactHeading: line(30),
    pagesHeading: line(30),
    emergency: line(120),
    /** Stands beside facts that are still samples, in previews and before launch. */
    sampleNote: line(160),
    rights: line(120),
  }),
  breadcrumbHome: line(20),
  tableOfContents: line(30),
  updated: line(40),
  notFound: z.strictObject({
    title: line(65),
    heading: line(80),
    text: paragraph(300),
    servicesHeading: line(60),
    home: line(30),
  }),
  error: z.strictObject({
    heading: line(80),
    text: paragraph(300),
    reload: line(30),
    home: line(30),
  }),
});

export type SiteWords = z.infer<typeof siteSchema>;
