import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { providerNames } from './build-settings';
import { businessFacts } from './facts';
import { fillFacts, fillFactsInProse } from './fill';
import type { Path } from './paths';
import { proseRemarks, splitProse } from './prose';
import { contentFolder, readJson, readText } from './read';
import { ContentError, explain, inWords, mistake, type Remark } from './remarks';
import { samplesToMark, type Written } from './samples';
import { checkedFirst, jsonFiles, type brandSchema } from './schemas/files';

/** Everything in content/, checked, with facts filled in. */
export type SiteContent = ReturnType<typeof loadContent>['content'];

export const contentSchema = z.strictObject(jsonFiles);

/**
 * Reads, fills and checks all files in `folder`. `written` has what was typed, by the name of the file, and the pictures
 * "brand.json logo" and "brand.json map". This happens in three stages: the files, the facts, and the texts. A stage that finds something
 * wrong throws a ContentError with all its remarks.
 */
export function loadContent(folder = contentFolder(), names = providerNames()) {
  const { json, privacy, terms } = readFiles(folder);
  const written = Object.fromEntries(Object.entries(json).map(([name, { value }]) => [name, value]));
  const lineOf = ([name, ...path]: Path) => json[String(name)]?.lineOf(path);
  const facts = readFacts(written, lineOf, names);

  const filled = fillFacts(written, facts);
  const { data, error } = contentSchema.safeParse(filled, { error: inWords });
  const filledPrivacy = fillFactsInProse(privacy, facts);
  const filledTerms = fillFactsInProse(terms, facts);
  const remarks = [
    ...explain(error, { schema: contentSchema, written, filled, facts, lineOf }),
    ...proseRemarks('privacy.md', filledPrivacy),
    ...proseRemarks('terms.md', filledTerms),
  ];
  const brand = data?.['brand.json'];
  const pictures = brand && readPictures(folder, brand, remarks);
  const portraits = new Set(data?.['about.json'].team.map(({ photo }) => photo));
  for (const name of portraits)
    if (!existsSync(join(folder, name))) remarks.push(missing(name, 'about.json'));
  if (!data || !brand || !pictures || remarks.length > 0) throw new ContentError(remarks);

  const all: Written = {
    ...written,
    'privacy.md': privacy,
    'terms.md': terms,
    'brand.json logo': pictures.logo.toString('latin1'),
    'brand.json map': pictures.map.toString('latin1'),
  };
  const content = {
    ...assemble(data),
    facts,
    brand,
    privacy: splitProse(filledPrivacy),
    terms: splitProse(filledTerms),
    samples: samplesToMark(all),
  };
  return { content, written: all };
}

/** Reads the text files. Throws only after the last one, so that the error lists every file that can't be read. */
function readFiles(folder: string) {
  const remarks: Remark[] = [];
  const json = Object.fromEntries(
    Object.keys(jsonFiles).map((name) => [name, readJson(folder, name, remarks)]),
  );
  const privacy = readText(folder, 'privacy.md', remarks);
  const terms = readText(folder, 'terms.md', remarks);
  if (remarks.length > 0) throw new ContentError(remarks);
  return { json, privacy, terms };
}

/** Checks the files that facts come from, and returns the facts that texts can use. */
function readFacts(
  written: Written,
  lineOf: (path: Path) => number | undefined,
  names: ReturnType<typeof providerNames>,
) {
  const schema = z.object(checkedFirst);
  const { data, error } = schema.safeParse(written, { error: inWords });
  if (!data) throw new ContentError(explain(error, { schema, written, filled: written, facts: {}, lineOf }));
  const { services } = data['services.json'];
  const { areas } = data['areas.json'];
  return businessFacts({ business: data['business.json'], services, areas }, names);
}

/** Reads the pictures that brand.json names. A picture that the owner doesn't have has no bytes. */
function readPictures(folder: string, { mark, photo, map }: z.output<typeof brandSchema>, remarks: Remark[]) {
  const read = (name?: string) => (name ? readPicture(folder, name, remarks) : Buffer.alloc(0));
  return { logo: read(mark), photo: read(photo?.file), map: read(map?.file) };
}

/** Reads a picture in `folder`. If it's missing, adds a remark and returns no bytes. */
function readPicture(folder: string, name: string, remarks: Remark[]): Buffer {
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file);
  remarks.push(missing(name, 'brand.json'));
  return Buffer.alloc(0);
}

/** The remark on a missing picture that a file names. */
const missing = (name: string, file: string) =>
  mistake(`content/${name}`, 'is missing.', `Put the picture in the folder, or fix its name in ${file}.`);

function assemble(files: z.output<typeof contentSchema>) {
  const { services, gas } = files['services.json'];
  const byAppliance = services.flatMap(({ id, appliances }) =>
    appliances.map(({ plural: _p, firstAid: aid, ...one }) => ({ service: id, ...one, ...aid })),
  );
  return {
    launch: files['launch.json'],
    business: files['business.json'],
    services,
    firstAid: { gas, byAppliance },
    areas: files['areas.json'].areas,
    testimonials: files['testimonials.json'].testimonials,
    pages: files['pages.json'],
    site: files['site.json'],
    home: files['home.json'],
    about: files['about.json'],
    businessInfo: files['business-info.json'],
    checkout: files['checkout.json'],
  };
}

let cached: SiteContent | undefined;

/**
 * Returns the site's content, with facts filled in. A build reads it once. Development reads it for every page, so that
 * edits show at once. Throws a ContentError if a file in content/ is wrong.
 */
export function siteContent(): SiteContent {
  if (!cached || process.env.NODE_ENV === 'development') cached = loadContent().content;
  return cached;
}
