import { businessSchema } from './business';
import type { Problem } from './content-error';
import { fileNames, jsonFiles, proseFiles } from './content-files';
import { missing, schemaFindings, type Finding } from './explain';
import { businessFacts, type ContentSettings } from './facts';
import type { HandOffWords } from './hand-off';
import type { JsonFile } from './json';
import { fieldInWords, valueAt } from './places';
import { fillFactsDeep, fillFactsInProse, placeholdersIn, type Facts } from './placeholders';
import { proseProblems, splitProse } from './prose';
import { readJson, readText } from './read';
import { fileRules } from './rules';
import { listSamples, type Sample } from './samples';
import { servicesSchema } from './services';

/** The content of a folder and its remaining samples, or everything wrong with it. */
type LoadedContent =
  | { ok: true; content: SiteContent; samples: Sample[]; files: readonly string[] }
  | { ok: false; problems: Problem[] };

/** Reads, fills and checks all files in `folder`. Reports all problems at once. */
export function loadContent(folder: string, settings: ContentSettings): LoadedContent {
  const problems: Problem[] = [];
  const files = new Map<string, JsonFile>();
  for (const name of Object.keys(jsonFiles)) {
    const read = readJson(folder, name);
    if ('problem' in read) problems.push(read.problem);
    else files.set(name, { ...read, value: withoutSchemaLink(read.value) });
  }
  const values = Object.fromEntries([...files].map(([name, { value }]) => [name, value]));
  const facts = factsOf(values, settings);
  const filled: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(jsonFiles)) {
    const file = files.get(name);
    if (!file) continue;
    const value = facts && name !== 'business.json' ? fillFactsDeep(file.value, facts) : file.value;
    filled[name] = value;
    const findings = [
      ...schemaFindings(schema, value).map((finding) => leftOutFact(finding, file.value)),
      ...(fileRules[name]?.(file.value) ?? []),
    ];
    problems.push(
      ...findings.map(({ path, wrong, remedy }) => ({
        file: `content/${name}`,
        line: file.lineOf(path),
        field: fieldInWords(value, path),
        wrong,
        remedy,
      })),
    );
  }
  const prose: Record<string, string> = {};
  for (const name of proseFiles) {
    const read = readText(folder, name);
    if ('problem' in read) {
      problems.push(read.problem);
      continue;
    }
    const text = facts ? fillFactsInProse(read.text, facts) : read.text;
    prose[name] = text;
    problems.push(...proseProblems(text).map((problem) => ({ file: `content/${name}`, ...problem })));
  }
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    content: assemble(filled, prose, Boolean(settings.requestService)),
    samples: listSamples(values),
    files: fileNames,
  };
}

/** Explains a required text that disappeared because it names a fact that is left out. */
function leftOutFact(finding: Finding, written: unknown): Finding {
  const text = valueAt(written, finding.path);
  const [name] = typeof text === 'string' ? placeholdersIn(text) : [];
  if (finding.wrong !== missing || name === undefined) return finding;
  return {
    ...finding,
    wrong: `has {${name}}, which is not in business.json.`,
    remedy: `Write it without that fact, or add "${name}" to business.json.`,
  };
}

/** "$schema" leads editors to the JSON Schema of a file. It isn't content. */
function withoutSchemaLink(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'));
}

/** The facts, if the two files they come from are valid. */
function factsOf(values: Record<string, unknown>, settings: ContentSettings): Facts | undefined {
  const business = businessSchema.safeParse(values['business.json']).data;
  const services = servicesSchema.safeParse(values['services.json']).data?.services;
  const prices = services?.map((service) => service.price);
  const cardFields = valueAt(values['checkout.json'], ['check', 'card', 'show']) !== false;
  return business && prices && businessFacts({ business, prices, cardFields }, settings);
}

/** Everything in content/, checked, with facts filled in. */
export type SiteContent = ReturnType<typeof assemble>;

function assemble(filled: Record<string, unknown>, prose: Record<string, string>, sends: boolean) {
  const { delivery, ...usual } = jsonFiles['hand-off.json'].parse(filled['hand-off.json']);
  const handOff: HandOffWords = sends ? { ...usual, delivery } : usual;
  return {
    business: jsonFiles['business.json'].parse(filled['business.json']),
    services: jsonFiles['services.json'].parse(filled['services.json']).services,
    areas: jsonFiles['areas.json'].parse(filled['areas.json']).areas,
    testimonials: jsonFiles['testimonials.json'].parse(filled['testimonials.json']).testimonials,
    pages: jsonFiles['pages.json'].parse(filled['pages.json']),
    site: jsonFiles['site.json'].parse(filled['site.json']),
    home: jsonFiles['home.json'].parse(filled['home.json']),
    about: jsonFiles['about.json'].parse(filled['about.json']),
    businessInfo: jsonFiles['business-info.json'].parse(filled['business-info.json']),
    forms: jsonFiles['forms.json'].parse(filled['forms.json']),
    checkout: jsonFiles['checkout.json'].parse(filled['checkout.json']),
    handOff,
    privacy: splitProse(prose['privacy.md'] ?? ''),
    terms: splitProse(prose['terms.md'] ?? ''),
  };
}
