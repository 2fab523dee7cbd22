import { aboutSchema } from './about';
import { areasSchema } from './areas';
import { businessSchema } from './business';
import { businessInfoSchema } from './business-info';
import { checkoutSchema } from './checkout';
import { fileNames, jsonFiles, proseFiles } from './content-files';
import type { Problem } from './content-error';
import { fileProblems } from './explain';
import { businessFacts, type ContentSettings } from './facts';
import { formsSchema } from './forms';
import { handOffSchema } from './hand-off';
import { homeSchema } from './home';
import { pagesSchema } from './pages';
import { fillFacts, fillFactsDeep, type Facts } from './placeholders';
import { splitProse } from './prose';
import { proseProblems } from './prose-problems';
import { readJson, readText } from './read';
import { ruleProblems } from './rules';
import { listSamples, type Sample } from './samples';
import { servicesSchema } from './services';
import type { SiteContent } from './site-content';
import { siteSchema } from './site';
import { testimonialsSchema } from './testimonials';

/** The content of a folder with what is still a sample in it, or everything that is wrong with it. */
type LoadedContent =
  | { ok: true; content: SiteContent; samples: Sample[]; files: readonly string[] }
  | { ok: false; problems: Problem[] };

/** Reads, fills and checks all files of `folder`, and goes on after a fault, so that all are told at once. */
export function loadContent(folder: string, settings: ContentSettings): LoadedContent {
  const problems: Problem[] = [];
  const values: Record<string, unknown> = {};
  for (const file of Object.keys(jsonFiles)) {
    const read = readJson(folder, file);
    if ('problem' in read) problems.push(read.problem);
    else values[file] = withoutSchemaLink(read.value);
  }
  const facts = factsOf(values, settings);
  const filled: Record<string, unknown> = {};
  for (const [file, schema] of Object.entries(jsonFiles)) {
    if (!Object.hasOwn(values, file)) continue;
    filled[file] = facts && file !== 'business.json' ? fillFactsDeep(values[file], facts) : values[file];
    problems.push(...fileProblems(file, schema, filled[file]));
  }
  problems.push(...ruleProblems(values));

  const prose: Record<string, string> = {};
  for (const file of proseFiles) {
    const read = readText(folder, file);
    if ('problem' in read) problems.push(read.problem);
    else
      problems.push(...proseProblems(file, (prose[file] = facts ? fillFacts(read.text, facts) : read.text)));
  }
  if (problems.length > 0)
    return { ok: false, problems: problems.map((found) => ({ ...found, file: `content/${found.file}` })) };
  return { ok: true, content: assemble(filled, prose), samples: listSamples(values), files: fileNames };
}

/** An editor finds the JSON Schema of a file by "$schema"; it is no content. */
function withoutSchemaLink(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'));
}

/** The facts, as soon as the two files that they come from are right. */
function factsOf(values: Record<string, unknown>, settings: ContentSettings): Facts | undefined {
  const business = businessSchema.safeParse(values['business.json']).data;
  const services = servicesSchema.safeParse(values['services.json']).data?.services;
  const prices = services?.map((service) => service.price);
  return business && prices && businessFacts(business, prices, settings);
}

function assemble(filled: Record<string, unknown>, prose: Record<string, string>): SiteContent {
  return {
    business: businessSchema.parse(filled['business.json']),
    services: servicesSchema.parse(filled['services.json']).services,
    areas: areasSchema.parse(filled['areas.json']).areas,
    testimonials: testimonialsSchema.parse(filled['testimonials.json']).testimonials,
    pages: pagesSchema.parse(filled['pages.json']),
    site: siteSchema.parse(filled['site.json']),
    home: homeSchema.parse(filled['home.json']),
    about: aboutSchema.parse(filled['about.json']),
    businessInfo: businessInfoSchema.parse(filled['business-info.json']),
    forms: formsSchema.parse(filled['forms.json']),
    checkout: checkoutSchema.parse(filled['checkout.json']),
    handOff: handOffSchema.parse(filled['hand-off.json']),
    privacy: splitProse(prose['privacy.md'] ?? ''),
    terms: splitProse(prose['terms.md'] ?? ''),
  };
}
