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
import { contentFolder, readJson, readText } from './read';

/** Everything in content/, checked, with facts filled in. */
export type SiteContent = ReturnType<typeof loadContent>['content'];

const contentSchema = z.strictObject(jsonFiles);

const sources = ['business.json', 'services.json', 'areas.json'];

/**
 * Reads, fills and checks all files in `folder`; `written` is what stands in the JSON files, by
 * name. Throws a ContentError with all problems at once.
 */
export function loadContent(folder = contentFolder(), names = serviceNames()) {
  const problems: Problem[] = [];
  const files = new Map<string, JsonFile>();
  for (const name of Object.keys(jsonFiles)) {
    const read = readJson(folder, name);
    if ('problem' in read) problems.push(read.problem);
    else files.set(name, { ...read, value: used(read.value, names) });
  }
  const written = Object.fromEntries([...files].map(([name, { value }]) => [name, value]));
  const facts = factsOf(written, names);
  const fill = (name: string, value: unknown) =>
    facts && name !== 'business.json' ? fillFacts(value, facts) : value;
  const filled = Object.fromEntries([...files].map(([name, { value }]) => [name, fill(name, value)]));
  // An empty message marks what explain.ts has to say; a schema's own message stays.
  const parsed = contentSchema.safeParse(filled, { error: () => '' });
  const issues = parsed.error?.issues ?? [];
  for (const [name, schema] of Object.entries(jsonFiles)) {
    const file = files.get(name);
    if (!file) continue;
    const isSource = sources.includes(name);
    const own = issues.filter(
      ({ path }) => path[0] === name && (facts || isSource || !namesFact(filled, path)),
    );
    // Only mistakes need the tree of a schema, which takes most of a load's time.
    if (own.length === 0) continue;
    const inFile = own.map((issue) => ({ ...issue, path: issue.path.slice(1) }));
    for (const finding of findingsOf(inFile, fieldSchema(schema), filled[name])) {
      const { path, wrong, remedy } = leftOutFact(finding, file.value, facts);
      const field = fieldInWords(filled[name], path);
      problems.push({ file: `content/${name}`, line: file.lineOf(path), field, wrong, remedy });
    }
  }
  const prose = proseFiles.map((name) => {
    const read = readText(folder, name);
    if ('problem' in read) {
      problems.push(read.problem);
      return '';
    }
    const text = facts ? fillFactsInProse(read.text, facts) : read.text;
    const found = [...(facts ? lineProblems(text) : []), ...sectionProblems(read.text)];
    problems.push(...found.map((problem) => ({ file: `content/${name}`, ...problem })));
    return text;
  });
  if (!parsed.data || problems.length > 0) throw new ContentError(problems);
  return { content: { ...assemble(parsed.data, prose), samples: samplesIn(written) }, written };
}

/** Whether a text names a fact. While a fact is wrong, such a text can't be checked. */
const namesFact = (files: unknown, path: Path) => JSON.stringify(valueAt(files, path) ?? '').includes('{');

/** What this build uses of a file: not its link to the editor's schema, nor texts about sending. */
function used(value: unknown, { requestService }: ServiceNames): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const isUsed = (key: string) => key !== '$schema' && (key !== 'delivery' || requestService);
  return Object.fromEntries(Object.entries(value).filter(([key]) => isUsed(key)));
}

/** Explains a required text that was left out because it names a missing fact. */
function leftOutFact(finding: Finding, written: unknown, facts: Facts | undefined): Finding {
  const text = JSON.stringify(valueAt(written, finding.path)) ?? '';
  const [name] = facts ? missingFacts(text, facts) : [];
  if (name === undefined) return finding;
  const wrong = `has {${name}}, which the business leaves out, but this text can't be left out.`;
  return { ...finding, wrong, remedy: `Write it without {${name}}, or add the fact to business.json.` };
}

/** The facts, if what they come from is valid. */
function factsOf(written: Record<string, unknown>, names: ServiceNames): Facts | undefined {
  const business = jsonFiles['business.json'].safeParse(written['business.json']).data;
  const services = jsonFiles['services.json'].safeParse(written['services.json']).data?.services;
  const areas = jsonFiles['areas.json'].safeParse(written['areas.json']).data?.areas;
  return business && services && areas && businessFacts({ business, services, areas }, names);
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
  const { delivery, options } = request;
  const business = files['business.json'];
  return {
    business,
    services: files['services.json'].services,
    areas: files['areas.json'].areas,
    testimonials: files['testimonials.json'].testimonials,
    pages: files['pages.json'],
    site: files['site.json'],
    home: files['home.json'],
    about: files['about.json'],
    businessInfo: files['business-info.json'],
    forms: delivery ? { ...forms, nothingSent: delivery.inquiryNote } : forms,
    checkout: delivery
      ? { ...checkout, check: { ...checkout.check, intro: delivery.bookingIntro } }
      : checkout,
    request: business.textable ? request : { ...request, options: { ...options, text: '' } },
    privacy: splitProse(privacy),
    terms: splitProse(terms),
  };
}
