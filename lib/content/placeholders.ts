/** Facts that the words may refer to. They are filled in at build from business.json, services.json and the settings. */
export const factNames = [
  'businessName',
  'phone',
  'email',
  'street',
  'cityStateZip',
  'yearsInBusiness',
  'customers',
  'warrantyDays',
  'consultationMinutes',
  'discount',
  'rating',
  'reviews',
  'cancellationHours',
  'taxPercent',
  'lowestPrice',
  'weekdayHours',
  'weekendHours',
  'states',
  'reverseGeocoder',
  'ipLookup',
  'requestService',
  'sendNothing',
  'paymentMethods',
  'replyTime',
  'arrivalWindow',
  'afterHoursPrice',
  'ratingSource',
  'cardFields',
] as const;

/** Names that are filled in while somebody uses the page. Each field says which of them it takes. */
export const runtimeNames = [
  'city',
  'state',
  'service',
  'reference',
  'day',
  'time',
  'area',
  'zip',
  'step',
  'total',
  'count',
  'name',
  'typed',
] as const;

export type FactName = (typeof factNames)[number];
export type RuntimeName = (typeof runtimeNames)[number];
/** The facts as the words show them; undefined for one that the business leaves out. */
export type Facts = Record<FactName, string | undefined>;

const placeholder = /\{([^{}]*)\}/g;

/** Every name in braces in the text, as it was written. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** Whether a brace opens or closes without its partner. */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(placeholder, ''));
}

/** The text with the facts filled in; every other placeholder stays as it is. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(placeholder, (written, name: string) => {
    const fact = factNames.find((known) => known === name);
    return (fact && facts[fact]) ?? written;
  });
}

/** Whether a text speaks of a fact that the business leaves out: then nobody should read it. */
function lacksFact(text: string, facts: Facts): boolean {
  return placeholdersIn(text).some((name) => {
    const fact = factNames.find((known) => known === name);
    return fact !== undefined && facts[fact] === undefined;
  });
}

/** Fills every text inside a value read from JSON, and leaves out those that speak of a missing fact. */
export function fillFactsDeep(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return lacksFact(value, facts) ? undefined : fillFacts(value, facts);
  if (Array.isArray(value))
    return value.map((item) => fillFactsDeep(item, facts)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const filled = fillFactsDeep(item, facts);
      return filled === undefined ? [] : [[key, filled]];
    }),
  );
}

/** Fills a Markdown text, and leaves out the lines that speak of a missing fact. */
export function fillFactsInProse(markdown: string, facts: Facts): string {
  const lines = markdown.split('\n').map((line) => (lacksFact(line, facts) ? '' : fillFacts(line, facts)));
  return lines.join('\n');
}
