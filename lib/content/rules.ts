import { isZipInStates } from '@/lib/area/zip';
import { longDate } from '@/lib/hours/dates';
import { type loadContent, type SiteContent, contentSchema } from './load';
import { fieldInWords, labelOf, walk } from './paths';
import { fieldSchema, mistake, type Remark } from './remarks';
import { sampleRemarks, type Written } from './samples';

type Loaded = Pick<ReturnType<typeof loadContent>, 'content' | 'written'>;

/** Lists what is wrong in content/, what may be wrong, and what keeps it from going live. `today` is "yyyy-mm-dd". */
export function contentRemarks({ content, written }: Loaded, today: string): Remark[] {
  return [
    ...sampleRemarks(written, content.launch.confirmed),
    ...policyRemarks(content),
    ...futureRemarks(content.pages, today),
    ...areaRemarks(content),
    ...typedFactRemarks(written),
  ];
}

/** Checks that the privacy policy mentions every service that gets something from visitors. */
function policyRemarks({ facts, privacy }: SiteContent): Remark[] {
  const { reverseGeocoder, ipLookup, requestService } = facts;
  const policy = JSON.stringify(privacy);
  const services = [reverseGeocoder, ipLookup, requestService].filter((name) => name !== undefined);
  const unnamed = services.filter((name) => !policy.includes(name));
  return unnamed.map((name) => ({
    where: 'content/privacy.md',
    wrong: `doesn’t mention ${name}, which this site uses.`,
    remedy: 'Explain what it receives and why.',
    when: 'launch',
  }));
}

/** Checks that no page was changed on a later day than today, because the sitemap has these dates. */
function futureRemarks(pages: SiteContent['pages'], today: string): Remark[] {
  const later = Object.entries(pages).filter(([, { updated }]) => updated > today);
  return later.map(([page, { updated }]) =>
    mistake(
      `content/pages.json: ${labelOf(page)} → Updated`,
      `is ${longDate(updated)}, which is in the future.`,
      'Enter the day on which the text last changed.',
    ),
  );
}

/** Looks for ZIP codes with a typing error. */
function areaRemarks({ areas, business }: SiteContent): Remark[] {
  return areas.flatMap(({ name, zips }) => {
    const elsewhere = zips.filter((zip) => !isZipInStates(zip, business.statesServed));
    return elsewhere.map((zip): Remark => ({
      where: `content/areas.json: ${name}`,
      wrong: `has ZIP code ${zip}, which isn’t in a state you serve.`,
      remedy: 'Fix it if it’s wrong.',
      when: 'maybe',
    }));
  });
}

/** Patterns of facts that somebody typed into a text. The text doesn't change when the fact does. */
const typedFacts: [pattern: RegExp, remedy: string][] = [
  // The notice prescribed by Minnesota's law has these two amounts, so we don't report them.
  [/\$(?!100 to \$7,500|7,500)\d[\d,.]*/, 'Write a fact in braces, such as {lowestPrice} or {discount}.'],
  [/\b24\/7\b/, 'Write {emergencyHours}.'],
  [/\b\d+\+? years\b(?! old)/, 'Write {yearsInBusiness}.'],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/, 'Write {phone}.'],
];

/** Looks for typed facts in every text, except the facts themselves and the words of customers. */
function typedFactRemarks(written: Written): Remark[] {
  const schema = fieldSchema(contentSchema);
  return walk(written).flatMap(({ path, value }) => {
    const file = String(path[0]);
    if (typeof value !== 'string' || !/^(?!(business|testimonials)\.).*\.(json|md)$/.test(file)) return [];
    const where = [`content/${file}`, fieldInWords(path, schema, written)].filter(Boolean).join(': ');
    return typedFacts.flatMap(([pattern, remedy]): Remark[] => {
      const found = pattern.exec(value)?.[0];
      const wrong = `has “${found}”. It won’t change when the fact does.`;
      return found ? [{ where, wrong, remedy, when: 'maybe' }] : [];
    });
  });
}
