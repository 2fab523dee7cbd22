import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError, explain, issueInWords, type Remark, type Report } from '@/lib/content/remarks';
import { isSample } from '@/lib/content/samples';
import { jsonFiles, proseFiles } from './files';
import { serviceNames } from '@/lib/site/build-settings';
import { businessFacts, citiesInWords } from './facts';
import { fillFacts, fillFactsInProse, fillWithName } from './fill';
import { valueAt, type Path } from './paths';
import { checkProse, splitProse } from './prose';
import { markFault, markInPage } from './mark';
import { markFile, pageHref } from '@/lib/site/links';
import { contentFolder, readJson, readText, type JsonFile } from './read';

/** Everything in content/, checked, with facts filled in. */
export type SiteContent = ReturnType<typeof loadContent>['content'];

export const contentSchema = z.strictObject(jsonFiles);

/** The files that facts come from. */
const sourceSchema = z
  .object(jsonFiles)
  .pick({ 'business.json': true, 'services.json': true, 'areas.json': true });

/**
 * Reads, fills and checks all files in `folder`. `written` has their contents as typed, by file name. Throws a
 * ContentError with all remarks that stop a build.
 */
export function loadContent(folder = contentFolder(), names = serviceNames()) {
  const remarks: Remark[] = [];
  const report: Report = (name, wrong, remedy, at) =>
    void remarks.push({ file: `content/${name}`, field: '', ...at, wrong, remedy, when: 'now' });
  const files = new Map<string, JsonFile>();
  for (const name of Object.keys(jsonFiles)) {
    const file = readJson(folder, name, report);
    if (file) files.set(name, file);
  }
  const written: Record<string, unknown> = {};
  for (const [name, { value }] of files) written[name] = value;
  const { data: sources } = sourceSchema.safeParse(written);
  const facts =
    sources &&
    businessFacts(
      { business: sources['business.json'], ...sources['services.json'], ...sources['areas.json'] },
      names,
    );
  const citiesIn = (length: number) => citiesInWords(sources?.['areas.json'].areas ?? [], length);
  const filled: Record<string, unknown> = facts
    ? Object(fillFacts(written, facts, (text) => fillWithName(text, facts, citiesIn)))
    : written;
  const parsed = contentSchema.safeParse(filled, { error: issueInWords });
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => {
    const name = String(path[0]);
    return files.has(name) && (facts || name in sourceSchema.shape || !namesFact(filled, path));
  });
  const lineOf = ([name, ...path]: Path) => files.get(String(name))?.lineOf(path);
  explain(issues, { schema: contentSchema, lineOf, written, filled, facts }, report);
  const prose = proseFiles.map((name) => {
    const text = readText(folder, name, report);
    if (text === undefined) return '';
    written[name] = text;
    const filledText = facts && fillFactsInProse(text, facts);
    checkProse(name, text, filledText, report);
    return filledText ?? text;
  });
  const brand = parsed.data?.['brand.json'];
  const mark = brand && pictureIn(folder, brand.mark, report);
  const fault = mark && markFault(brand.mark, mark);
  const remedy = 'Export the logo again as plain SVG or PNG, with the file name that’s in brand.json.';
  if (fault) report(brand.mark, fault, remedy);
  if (brand?.photo) pictureIn(folder, brand.photo.file, report);
  if (!parsed.data || !facts || !brand || !mark || remarks.length > 0) throw new ContentError(remarks);
  // Git may change line endings, and a sample's hash must stay the same.
  written['mark'] = mark.toString('latin1').replaceAll('\r\n', '\n');
  return {
    content: {
      ...assemble(parsed.data, prose),
      facts,
      brand: { ...brand, markSrc: markInPage(brand.mark, mark) ?? pageHref(markFile) },
      samples: {
        credentials: isSample(written, /^business\.json (license|insurance)$/),
        story: isSample(written, /^about\.json story/),
        certifications: isSample(written, /^about\.json certif/),
        // We compare name and text only, because a real review may have the same neighborhood.
        testimonials: isSample(written, /^testimonials\.json.* (name|text)$/),
      },
    },
    written,
  };
}

/** Reads a picture in content/. Reports a missing file, and returns undefined for it. */
function pictureIn(folder: string, name: string, report: Report): Buffer | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file);
  return report(name, 'is missing.', 'Put the picture in the folder, or fix its name in brand.json.');
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
