import { z } from 'zod';
import { stateCodes, stateNames } from '@/lib/area/states';
import { fact } from './text';

type Tidy = (text: string) => string;

/**
 * A fact that stands in sentences, such as `sentence`, which has an example of it in { }. `tidy` corrects what we can be
 * sure of. If the fact doesn't match `fits` after that, the error shows the sentence as visitors would read it.
 */
function inSentence(
  max: number,
  sentence: string,
  fits: RegExp,
  tidy: Tidy,
  must = 'must fit into a sentence',
) {
  const filled = (text: unknown) => `“${sentence.replace(/\{.*\}/, () => String(text))}”`;
  const example = sentence.replace(/.*\{|\}.*/g, '');
  return fact(max, (text) => (fits.test(tidy(text)) ? tidy(text) : text))
    .refine((text) => fits.test(text), {
      error: ({ input }) => `${must}. Visitors would read ${filled(input)}`,
    })
    .describe(`For example, ${example}, as in ${filled(example)}.`);
}

/** A number as visitors read it. The sentence has a word in the plural after it, which `unit` matches. */
function numberBefore(unit: RegExp, sentence: string, fits = /^([2-9]|[1-9](\d+|\d{0,2}(,\d{3})+))\+?$/) {
  const tidy = (text: string) => text.replace(/\.$/, '').replace(unit, '').replace(' +', '+');
  const schema = inSentence(40, sentence, fits, tidy, 'must be a number that fits into a sentence');
  const asText = (typed: unknown) => (typeof typed === 'number' ? typed.toLocaleString('en-US') : typed);
  return z.preprocess(asText, schema).describe(schema.description ?? '');
}

export const customers = numberBefore(/\s*(customer|client)s?$/i, 'We’ve served {5,000+} customers');
export const reviews = numberBefore(/\s*reviews?$/i, 'We have a 4.9/5 rating from {500+} reviews');
/** More than 199 is probably the year in which the business began. */
const years = /^([2-9]|[1-9]\d|1\d\d)\+?$/;
export const yearsInBusiness = numberBefore(
  /\s*(years?|yrs?)( in business)?$/i,
  '{15+} years in business',
  years,
);

const units: Record<string, string | undefined> = { h: '-hour', m: '-minute', d: '-day' };
const unitAtEnd = /(?:[ -]+|(?<=\d))(h|m|d)(?:ours?|rs?|in(?:ute)?s?|ays?)?$/;

export const arrivalWindow = inSentence(
  30,
  'We’ll give you a {2-hour} arrival window',
  /^(\p{Ll}+|\d+(\.\d+)?|\d+- to \d+)-(hour|minute|day)$/u,
  (text) =>
    text
      .toLowerCase()
      .replace(/^an? |\.$|( arrival)? window\.?$/g, '')
      .replace(/^(\d+) ?(?:to|-|–) ?(?=\d)/, '$1- to ')
      .replace(unitAtEnd, (_, unit: string) => units[unit] ?? ''),
  'must be a length, such as 2-hour',
);

/**
 * Words within a sentence, without a full stop. We write `plain` words in lowercase, but not others, because they may be
 * names. `misfit` matches words that this sentence can't have, and `mend` corrects what only these words need.
 */
function phrase(max: number, sentence: string, plain: string, misfit = '(?!)', mend: Tidy = (text) => text) {
  const words = plain.split(' ');
  const inLowercase = (word: string) => (words.includes(word.toLowerCase()) ? word.toLowerCase() : word);
  // We take no sentence of its own ("We reply soon"), and no second one.
  const fits = new RegExp(
    String.raw`^(?![Ww]e\b|[Yy]ou\b|I\b|[Pp]lease |[Cc]all |${misfit})(?!.*(\p{L}{4}|\d|[AP]M)[.!?;]\s+\p{L}).*[^.,;:!]$`,
    'u',
  );
  return inSentence(max, sentence, fits, (text) =>
    // Cash App is a name.
    mend(text.replace(/[\s.,;:!]+$/, '')).replace(/(?<!\p{L})\p{Lu}[\p{L}’']*(?! App\b)/gu, inLowercase),
  );
}

export const replyTime = phrase(
  60,
  'You’ll hear from us {within 30 minutes}',
  'within in by before after during on at no later than the same next as soon shortly usually typically often immediately right away today tomorrow one an a few hour hours minute minutes day days business open morning evening possible or and',
  // A length without a word such as "within", or a capital letter that isn't in a day's name or an abbreviation.
  String.raw`(\d|(an?|one|two|three|half|few|about|around|approximately|roughly|less|under|over|up|no)\b(?! later))|(?!\p{Lu}{2}|\p{Lu}\p{Ll}+day)\p{Lu}`,
  (text) =>
    text
      .replace(/^(?=(same|next) (business )?day\b)/i, 'the ')
      .replace(/\b([ap])\.m\b\.?/gi, (_, half: string) => `${half.toUpperCase()}M`),
);

export const paymentMethod = phrase(
  30,
  'We accept {credit and debit cards}',
  'cash check checks credit debit card cards personal business company cashier’s certified mobile money order orders bank wire transfer transfers financing gift major all most electronic online contactless payment payments invoice and or',
  '[Nn]o ',
  (text) => text.replace(/^(we (accept|take)|and|or) /i, ''),
);

export const ratingSource = phrase(
  40,
  'We have a 4.9/5 rating from 500+ reviews ({Google, November 2026})',
  '',
  '[Rr]eviews?\\b',
  (text) => text.replace(/^(source:|from) /i, ''),
);

export const dayOffReason = phrase(
  40,
  'We’re closed for {Thanksgiving}',
  'a the our holiday holidays vacation vacations summer winter spring fall break trip family staff team company private personal event party picnic wedding funeral training meeting conference inventory maintenance repair repairs moving move renovation renovations remodeling weather snow storm illness',
  '([Cc]losed|[Bb]ecause|[Dd]ue|[Oo]ut|[Gg]one|[Aa]way|[Nn]ot|[Oo]pen)\\b',
  (text) => text.replace(/^((we[’']re )?closed )?(for|on) /i, ''),
);

/** What the appliances of a service are called. */
export const appliances = phrase(
  30,
  'We repair {refrigerators} and ovens',
  'refrigerators fridges freezers washers dryers washing machines dishwashers ovens ranges stoves cooktops microwaves hoods small large appliances garbage disposals ice coffee makers mixers blenders wine coolers trash compactors and',
);

const states = [...stateCodes, ...Object.values(stateNames)].join('|');
const stateAtEnd = new RegExp(String.raw`(,\s*|\s+(?=[A-Z]{2}\b))(${states})\.?(\s+\d{5})?$`);

/** A city or neighborhood. Pages add its state and ZIP code, so we take them off. */
export const place = (max: number) => fact(max, (text) => text.replace(stateAtEnd, ''));
