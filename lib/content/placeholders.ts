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
export type Facts = Record<FactName, string>;

const placeholder = /\{([^{}]*)\}/g;

/** Every name that stands in braces in the text, as it was written. */
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
    return fact ? facts[fact] : written;
  });
}

/** The same for every text inside a value read from JSON. */
export function fillFactsDeep(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fillFacts(value, facts);
  if (Array.isArray(value)) return value.map((item) => fillFactsDeep(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillFactsDeep(item, facts)]));
}
