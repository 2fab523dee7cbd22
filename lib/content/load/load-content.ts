import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ContentError, type Problem } from './content-error';
import { jsonFiles, proseFiles } from './content-files';
import { serviceNames, type ServiceNames } from '@/lib/site/build-settings';
import { findingsOf, type Finding } from './explain';
import { businessFacts } from './facts';
import { fieldSchema } from './field-schema';
import { fillFacts, fillFactsInProse, missingFacts, type Facts } from './fill-facts';
import type { JsonFile } from './json';
import { fieldInWords, valueAt, type Path } from './paths';
import { lineProblems, sectionProblems, splitProse } from './prose';
import { MarkError, readMark, type Shape } from './mark';
import { contentFolder, readJson, readText } from './read';

/** Everything in content/, checked, with facts filled in. */
export type SiteContent = ReturnType<typeof loadContent>['content'];

const contentSchema = z.strictObject(jsonFiles);

/** The files whose facts texts name. */
const sourceSchema = z.object(jsonFiles).pick({
  'business.json': true,
  'services.json': true,
  'areas.json': true,
});

/**
 * Reads, fills and checks all files in `folder`; `written` is what stands in them, by
 * name, `facts` what texts can name. Throws a ContentError with all problems at once.
 */
export function loadContent(folder = contentFolder(), names = serviceNames()) {
  const problems: Problem[] = [];
  const files = new Map<string, JsonFile>();
  for (const name of Object.keys(jsonFiles)) {
    const file = readJson(folder, name, problems);
    if (file) files.set(name, { ...file, value: used(file.value, names) });
  }
  const written: Record<string, unknown> = Object.fromEntries(
    [...files].map(([name, { value }]) => [name, value]),
  );
  if (names.requestService && files.has('request.json') && !valueAt(written, ['request.json', 'delivery']))
    problems.push({
      file: 'content/request.json',
      field: 'delivery',
      wrong: `is missing, but this site sends requests to ${names.requestService}.`,
      remedy: 'Write these texts, or remove the setting NEXT_PUBLIC_REQUEST_URL.',
    });
  const facts = factsOf(written, names);
  const filled = facts ? fillFacts(written, facts) : written;
  // An empty message marks what explain.ts has to say; a schema's own message stays.
  const parsed = contentSchema.safeParse(filled, { error: () => '' });
  const issues = (parsed.error?.issues ?? []).filter(({ path }) => {
    const name = String(path[0]);
    return files.has(name) && (facts || name in sourceSchema.shape || !namesFact(filled, path));
  });
  // Only mistakes need the tree of the schemas, which takes most of a load's time.
  const findings = issues.length > 0 ? findingsOf(issues, fieldSchema(contentSchema), filled) : [];
  for (const finding of findings) {
    const { path, wrong, remedy } = leftOutFact(finding, written, facts);
    const [name, ...inFile] = [String(path[0]), ...path.slice(1)] as const;
    const field = fieldInWords(valueAt(filled, [name]), inFile);
    problems.push({ file: `content/${name}`, line: files.get(name)?.lineOf(inFile), field, wrong, remedy });
  }
  const prose = proseFiles.map((name) => {
    const text = readText(folder, name, problems);
    if (text === undefined) return '';
    written[name] = text;
    const shown = facts ? fillFactsInProse(text, facts) : text;
    const found = [...(facts ? lineProblems(shown) : []), ...sectionProblems(text)];
    problems.push(...found.map((problem) => ({ file: `content/${name}`, ...problem })));
    return shown;
  });
  const mark = parsed.data && markOf(parsed.data['brand.json'].mark, folder, problems);
  if (parsed.data) checkPhoto(parsed.data['brand.json'].photo?.file, folder, problems);
  if (!parsed.data || !mark || problems.length > 0) throw new ContentError(problems);
  return {
    content: {
      ...assemble(parsed.data, prose),
      brand: { ...parsed.data['brand.json'], mark },
      samples: samplesIn(written),
    },
    written,
    facts: facts ?? {},
  };
}

/** The mark in the file of this name; undefined if it can't be used, with the reason among the `problems`. */
function markOf(name: string, folder: string, problems: Problem[]): Shape | undefined {
  const place = path.join(folder, name);
  try {
    if (!existsSync(place)) throw new MarkError('is missing.');
    return readMark(name, readFileSync(place));
  } catch (error) {
    if (!(error instanceof MarkError)) throw error;
    const remedy =
      'Put the mark there, exported from its drawing program as plain SVG without text, links and scripts, or as PNG.';
    problems.push({ file: `content/${name}`, field: '', wrong: error.message, remedy });
    return undefined;
  }
}

/** Reports a photo that isn't there or isn't a picture, by its first bytes: JPEG, PNG or WebP. */
function checkPhoto(name: string | undefined, folder: string, problems: Problem[]): void {
  if (name === undefined) return;
  const place = path.join(folder, name);
  const report = (wrong: string) =>
    problems.push({
      file: `content/${name}`,
      field: '',
      wrong,
      remedy: 'Put the photo there, or leave out "photo" in brand.json.',
    });
  if (!existsSync(place)) report('is missing.');
  else if (!/^(ffd8ff|89504e47|52494646)/.test(readFileSync(place).subarray(0, 4).toString('hex')))
    report('is not a JPEG, PNG or WebP picture.');
}

/** Whether a text names a fact. While a fact is wrong, such a text can't be checked. */
const namesFact = (files: unknown, path: Path) => JSON.stringify(valueAt(files, path) ?? '').includes('{');

/** What this build uses of a file: not its link to the editor's schema, cleared groups, nor texts about sending. */
function used(value: unknown, { requestService }: ServiceNames): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const isUsed = (key: string) => key !== '$schema' && (key !== 'delivery' || requestService);
  return Object.fromEntries(Object.entries(value).filter(([key, item]) => isUsed(key) && !isCleared(item)));
}

/** Whether a group has nothing but `false`: so Pages CMS saves one whose fields were emptied. */
const isCleared = (group: unknown): boolean =>
  typeof group === 'object' &&
  group !== null &&
  !Array.isArray(group) &&
  Object.values(group).every((item) => item === false || isCleared(item));

/** Explains a required text that was left out because it names a missing fact, and a fact's name that is too long. */
function leftOutFact(finding: Finding, written: unknown, facts: Facts | undefined): Finding {
  const text = JSON.stringify(valueAt(written, finding.path)) ?? '';
  const [, typed = ''] = /^has \{(\w+)\}/.exec(finding.wrong) ?? [];
  const meant = Object.keys(facts ?? {}).find((fact) => typed.startsWith(fact));
  if (meant) return { ...finding, remedy: `Write {${meant}}.` };
  const [name] = facts ? missingFacts(text, facts) : [];
  if (name === undefined) return finding;
  const wrong = `has {${name}}, which the business leaves out, but this text can't be left out.`;
  return { ...finding, wrong, remedy: `Write it without {${name}}, or add the fact to business.json.` };
}

/** The facts, if what they come from is valid. */
function factsOf(written: Record<string, unknown>, names: ServiceNames): Facts | undefined {
  const { data } = sourceSchema.safeParse(written);
  if (!data) return undefined;
  const { 'business.json': business, 'services.json': services, 'areas.json': areas } = data;
  return businessFacts({ business, ...services, ...areas }, names);
}

/** Which of the facts that pages label are samples. */
function samplesIn(written: Record<string, unknown>) {
  const isSample = (...field: string[]) => valueAt(written, [...field, 'sample']) === true;
  return {
    license: isSample('business.json', 'license'),
    insurance: isSample('business.json', 'insurance'),
    story: isSample('about.json', 'story'),
    certifications: isSample('about.json', 'certifications'),
  };
}

function assemble(files: z.output<typeof contentSchema>, [privacy = '', terms = '']: readonly string[]) {
  const { 'request.json': request, 'checkout.json': checkout, 'forms.json': forms } = files;
  const { delivery } = request;
  const business = files['business.json'];
  const { services } = files['services.json'];
  const offered = services.flatMap(({ id }) => (id === 'washer-dryer' ? ['washer', 'dryer'] : [id]));
  const nothingSent = delivery?.inquiryNote ?? forms.nothingSent ?? 'Your phone dials. You tell us.';
  return {
    business,
    services,
    areas: files['areas.json'].areas,
    testimonials: files['testimonials.json'].testimonials,
    pages: files['pages.json'],
    site: files['site.json'],
    home: files['home.json'],
    about: files['about.json'],
    businessInfo: files['business-info.json'],
    forms: { ...forms, nothingSent, appliances: [...offered, 'other'] },
    checkout,
    request,
    privacy: splitProse(privacy),
    terms: splitProse(terms),
  };
}
