import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError, explain, issueInWords, type AddFault, type Remark } from '@/lib/content/remarks';
import { hasSample } from '@/lib/content/samples';
import { serviceNames } from '@/lib/site/build-settings';
import { markFile, pageHref } from '@/lib/site/links';
import { jsonFiles, proseFiles } from './files';
import { businessFacts, citiesInWords } from './facts';
import { fillFacts, fillFactsInProse, fillWithName, type Facts } from './fill';
import { valueAt, type Path } from './paths';
import { markInPage } from './mark-in-page';
import { checkProse, splitProse } from './prose';
import { contentFolder, readJson, readText, type JsonFile } from './read';

/** Everything in content/, checked, with facts filled in. */
export type SiteContent = ReturnType<typeof loadContent>['content'];

export const contentSchema = z.strictObject(jsonFiles);

/** The files that facts come from. */
const sourceSchema = z
  .object(jsonFiles)
  .pick({ 'business.json': true, 'services.json': true, 'areas.json': true });

type Files = ReadonlyMap<string, JsonFile>;
type Written = Record<string, unknown>;

/**
 * Reads, fills and checks all files in `folder`. `written` has their contents as typed, by file name. Throws a
 * ContentError with all remarks that stop a build.
 */
export function loadContent(folder = contentFolder(), names = serviceNames()) {
  const remarks: Remark[] = [];
  const addFault: AddFault = ({ name, field = '', ...fault }) =>
    void remarks.push({ ...fault, file: `content/${name}`, field, when: 'now' });
  const files = readJsonFiles(folder, addFault);
  const written: Written = Object.fromEntries([...files].map(([name, { value }]) => [name, value]));
  const sources = sourceSchema.safeParse(written).data;
  const facts = sources && factsFrom(sources, names);
  const filled = filledFiles(written, sources, facts);
  const data = checkedFiles({ files, written, filled, facts }, addFault);
  const texts = proseFiles.map((name) => ({ name, text: readText(folder, name, addFault) }));
  const prose = texts.map(({ name, text }) =>
    text === undefined ? '' : checkedProse({ name, text }, facts, addFault),
  );
  const brand = data?.['brand.json'];
  const mark = brand && readPictures(folder, brand, addFault);
  if (!data || !facts || !brand || !mark || remarks.length > 0) throw new ContentError(remarks);
  // Git may change line endings, and the sample's logo must still be recognized.
  const all: Written = {
    ...written,
    ...Object.fromEntries(texts.map(({ name, text }) => [name, text])),
    mark: mark.toString('latin1').replaceAll('\r\n', '\n'),
  };
  return {
    content: {
      ...assemble(data, prose),
      facts,
      brand: { ...brand, markSrc: markInPage(brand.mark, mark) ?? pageHref(markFile) },
      samples: samplesToMark(all),
    },
    written: all,
  };
}

/** Whether pages must mark these parts as samples, because they would be false claims about a person or a license. */
const samplesToMark = (files: Written) => ({
  credentials: hasSample(files, ['business.json license', 'business.json insurance']),
  story: hasSample(files, ['about.json story']),
  certifications: hasSample(files, ['about.json certifications']),
  // We compare name and text only, because a real review may have the same neighborhood.
  testimonials: hasSample(files, [
    'testimonials.json testimonials name',
    'testimonials.json testimonials text',
  ]),
});

/** Reads the JSON files. One that can't be read is reported and left out. */
function readJsonFiles(folder: string, addFault: AddFault): Files {
  const files = new Map<string, JsonFile>();
  for (const name of Object.keys(jsonFiles)) {
    const file = readJson(folder, name, addFault);
    if (file) files.set(name, file);
  }
  return files;
}

type Sources = z.output<typeof sourceSchema>;

const factsFrom = (sources: Sources, names: ReturnType<typeof serviceNames>) =>
  businessFacts(
    { business: sources['business.json'], ...sources['services.json'], ...sources['areas.json'] },
    names,
  );

/** The files with facts filled in, or as they were typed if a fact is wrong. */
function filledFiles(written: Written, sources: Sources | undefined, facts: Facts | undefined): Written {
  if (!sources || !facts) return written;
  const citiesIn = (length: number) => citiesInWords(sources['areas.json'].areas, length);
  return Object(fillFacts(written, facts, (text) => fillWithName(text, facts, citiesIn)));
}

type Unchecked = { files: Files; written: Written; filled: Written; facts: Facts | undefined };

/** The files by their schemas, or undefined if something is wrong, which is then reported. */
function checkedFiles({ files, written, filled, facts }: Unchecked, addFault: AddFault) {
  const parsed = contentSchema.safeParse(filled, { error: issueInWords });
  // A file that can't be read has its own report, and a text can't be checked while a fact is wrong.
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => {
    const name = String(path[0]);
    return files.has(name) && (facts || name in sourceSchema.shape || !namesFact(filled, path));
  });
  const lineOf = ([name, ...path]: Path) => files.get(String(name))?.lineOf(path);
  for (const fault of explain(issues, { schema: contentSchema, lineOf, written, filled, facts }))
    addFault(fault);
  return parsed.data;
}

type ProseFile = { name: string; text: string };

/** Checks a Markdown text, and returns it with facts filled in. */
function checkedProse(file: ProseFile, facts: Facts | undefined, addFault: AddFault): string {
  const filled = facts && fillFactsInProse(file.text, facts);
  for (const fault of checkProse(file.text, filled)) addFault({ ...fault, name: file.name });
  return filled ?? file.text;
}

/** Reads the logo and checks that the photo is there. Returns undefined if the logo is missing. */
function readPictures(
  folder: string,
  { mark, photo }: z.output<typeof contentSchema>['brand.json'],
  addFault: AddFault,
) {
  if (photo) pictureIn(folder, photo.file, addFault);
  return pictureIn(folder, mark, addFault);
}

/** Reads a picture in content/. Reports a missing file, and returns undefined for it. */
function pictureIn(folder: string, name: string, addFault: AddFault): Buffer | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file);
  const remedy = 'Put the picture in the folder, or fix its name in brand.json.';
  return addFault({ name, wrong: 'is missing.', remedy });
}

/** Whether a text uses a fact. Such a text can't be checked while a fact is wrong. */
const namesFact = (files: unknown, path: PropertyKey[]) =>
  JSON.stringify(valueAt(files, path) ?? '').includes('{');

function assemble(files: z.output<typeof contentSchema>, [privacy = '', terms = '']: readonly string[]) {
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
    privacy: splitProse(privacy),
    terms: splitProse(terms),
  };
}

let cached: SiteContent | undefined;

/**
 * The site's content, with facts filled in. A build reads it once; development reads it for every
 * page, so that edits show at once. Throws a ContentError if a file in content/ is wrong.
 */
export function siteContent(): SiteContent {
  if (!cached || process.env.NODE_ENV === 'development') cached = loadContent().content;
  return cached;
}
