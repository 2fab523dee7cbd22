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
  'waysToSend',
  'paymentMethods',
  'replyTime',
  'arrivalWindow',
  'afterHoursPrice',
  'ratingSource',
  'feeCredit',
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

/** Between two sentences, but not after an abbreviation. */
const sentenceEnd = /(?<=[.!?][”")]?)(?<!\b(?:St|Dr|Mr|Ms|Mrs|[Nn]o)\.)\s+/;

/** The text with the facts filled in, and without the parentheses or sentences that speak of a missing one. */
function fillWhatIsKnown(text: string, facts: Facts): string {
  if (!lacksFact(text, facts)) return fillFacts(text, facts);
  const withoutAsides = text.replace(/ ?\([^()]*\)/g, (aside) => (lacksFact(aside, facts) ? '' : aside));
  const sentences = withoutAsides.split(sentenceEnd).filter((sentence) => !lacksFact(sentence, facts));
  return fillFacts(sentences.join(' '), facts);
}

/** Fills every text inside a value read from JSON; one that only speaks of missing facts is left out. */
export function fillFactsDeep(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    const filled = fillWhatIsKnown(value, facts);
    return filled === '' && value !== '' ? undefined : filled;
  }
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

/** Fills a Markdown text, line by line, without what speaks of a missing fact. */
export function fillFactsInProse(markdown: string, facts: Facts): string {
  const lines = markdown.split('\n').map((line) => fillWhatIsKnown(line, facts));
  return lines.join('\n');
}
