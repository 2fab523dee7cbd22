import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { providerNames, type ProviderNames } from './build-settings';
import { businessFacts } from './facts';
import { fillFacts, fillFactsInProse, type Facts } from './fill';
import type { Path } from './paths';
import { proseRemarks, splitProse } from './prose';
import { contentFolder, readJson, readText } from './read';
import { ContentError, explain, inWords, mistake, type Remark } from './remarks';
import { samplesToMark, type Written } from './samples';
import { checkedFirst, jsonFiles } from './schemas/files';

/** Everything in content/, checked, with facts filled in. */
export type SiteContent = ReturnType<typeof loadContent>['content'];

export const contentSchema = z.strictObject(jsonFiles);

/**
 * Reads, fills and checks all files in `folder`, in this order: the files, the facts, the texts, and the pictures. The
 * first part with something wrong throws a ContentError with all its remarks. `written` has what was typed, by the name
 * of the file, and the hashes of the pictures "brand.json logo" and "brand.json map".
 */
export function loadContent(folder = contentFolder(), names = providerNames()) {
  const files = readFiles(folder);
  const facts = readFacts(files, names);
  const { data, privacy, terms } = readTexts(files, facts);
  const written: Written = { ...files.written, ...readPictures(folder, data) };
  const content = { ...assemble(data), facts, privacy, terms, samples: samplesToMark(written) };
  return { content, written };
}

/** Reads the text files, so that the error lists every one that can't be read. */
function readFiles(folder: string) {
  const remarks: Remark[] = [];
  const json = Object.keys(jsonFiles).map((name) => [name, readJson(folder, name, remarks)] as const);
  const privacy = readText(folder, 'privacy.md', remarks);
  const terms = readText(folder, 'terms.md', remarks);
  if (remarks.length > 0) throw new ContentError(remarks);
  const values = Object.fromEntries(json.map(([name, { value }]) => [name, value]));
  const lines = new Map(json.map(([name, { lineOf }]) => [name, lineOf]));
  return {
    json: values,
    privacy,
    terms,
    written: { ...values, 'privacy.md': privacy, 'terms.md': terms },
    lineOf: ([name, ...path]: Path) => lines.get(String(name))?.(path),
  };
}

type Files = ReturnType<typeof readFiles>;

/** Checks the files that facts come from, and returns the facts that texts can use. */
function readFacts({ json: written, lineOf }: Files, names: ProviderNames) {
  const schema = z.object(checkedFirst);
  const { data, error } = schema.safeParse(written, { error: inWords });
  if (!data) throw new ContentError(explain(error, { schema, written, filled: written, facts: {}, lineOf }));
  const { services } = data['services.json'];
  const { areas } = data['areas.json'];
  return businessFacts({ business: data['business.json'], services, areas }, names);
}

/** Fills the facts into the texts, and checks them. */
function readTexts({ json: written, lineOf, ...files }: Files, facts: Facts) {
  const filled = fillFacts(written, facts);
  const { data, error } = contentSchema.safeParse(filled, { error: inWords });
  const privacy = fillFactsInProse(files.privacy, facts);
  const terms = fillFactsInProse(files.terms, facts);
  const remarks = [
    ...explain(error, { schema: contentSchema, written, filled, facts, lineOf }),
    ...proseRemarks('privacy.md', privacy),
    ...proseRemarks('terms.md', terms),
  ];
  if (!data || remarks.length > 0) throw new ContentError(remarks);
  return { data, privacy: splitProse(privacy), terms: splitProse(terms) };
}

type Data = z.output<typeof contentSchema>;

/** Checks that every picture is there, and returns the hashes of those by which we recognize the sample. */
function readPictures(folder: string, data: Data) {
  const { mark, photo, map } = data['brand.json'];
  const { team } = data['about.json'];
  const ofBrand = [mark, photo?.file, map?.file].filter((name) => name !== undefined);
  const names = [
    ...ofBrand.map((name) => ({ name, file: 'brand.json' })),
    // Several people may have the same photo.
    ...[...new Set(team.map((person) => person.photo))].map((name) => ({ name, file: 'about.json' })),
  ];
  const missing = names.filter(({ name }) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw new ContentError(missing.map(missingPicture));
  const sha256Of = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return { 'brand.json logo': sha256Of(mark), ...(map && { 'brand.json map': sha256Of(map.file) }) };
}

const missingPicture = ({ name, file }: { name: string; file: string }) =>
  mistake(`content/${name}`, 'is missing.', `Put the picture in the folder, or fix its name in ${file}.`);

function assemble(files: Data) {
  const { services, gas } = files['services.json'];
  const byAppliance = services.flatMap(({ id, appliances }) =>
    appliances.map(({ plural: _p, firstAid: aid, ...one }) => ({ service: id, ...one, ...aid })),
  );
  return {
    launch: files['launch.json'],
    brand: files['brand.json'],
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
