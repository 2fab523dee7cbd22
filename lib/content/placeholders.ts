/** Facts that texts can name. The build fills them in from content/ and the settings. */
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

/** Names that the page fills in. Each field accepts only some of them. */
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
/** The facts as pages show them; undefined if the business leaves one out. */
export type Facts = Record<FactName, string | undefined>;

const placeholder = /\{([^{}]*)\}/g;

/** Every name in braces in the text, exactly as written. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** Whether a brace has no partner. */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(placeholder, ''));
}

/** Whether a name in braces is a fact. */
export const isFactName = (name: string): name is FactName => factNames.some((fact) => fact === name);

/** The text with facts filled in; other placeholders stay. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(
    placeholder,
    (written, name: string) => (isFactName(name) ? facts[name] : undefined) ?? written,
  );
}

/** Whether a text names a fact that the business leaves out. */
function lacksFact(text: string, facts: Facts): boolean {
  return placeholdersIn(text).some((name) => isFactName(name) && facts[name] === undefined);
}

/** The space between two sentences, but not after an abbreviation. */
const sentenceEnd = /(?<=[.!?][”")]?)(?<!\b(?:St|Dr|Mr|Ms|Mrs|[Nn]o)\.)\s+/;

/** Fills in facts and removes the parentheses or sentences that name a missing one. */
function fillKnownFacts(text: string, facts: Facts): string {
  if (!lacksFact(text, facts)) return fillFacts(text, facts);
  const withoutAsides = text.replace(/ ?\([^()]*\)/g, (aside) => (lacksFact(aside, facts) ? '' : aside));
  const sentences = withoutAsides.split(sentenceEnd).filter((sentence) => !lacksFact(sentence, facts));
  return fillFacts(sentences.join(' '), facts);
}

/** Fills in facts in every text of a JSON value. A text about a missing fact alone is removed. */
export function fillFactsDeep(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    const filled = fillKnownFacts(value, facts);
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

/** Fills in facts in Markdown, line by line. */
export function fillFactsInProse(markdown: string, facts: Facts): string {
  return markdown.replace(/.+/g, (line) => fillKnownFacts(line, facts));
}
