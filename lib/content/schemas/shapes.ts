import { z } from 'zod';
import { stateCodes, stateNames } from '@/lib/area/states';
import { fact } from './text';

// Facts that sentences include (docs/decisions/facts-in-sentences.md).

type Shape = {
  max: number;
  /** A sentence that visitors read, with an example of the fact in { }. */
  sentence: string;
  /** Corrects what we can be sure of. */
  tidy: (text: string) => string;
  /** Matches a corrected fact that fits into the sentence. */
  fits: RegExp;
  /** The beginning of the error. After it, the error shows the sentence as visitors would read it. */
  must?: string;
};

/** The schema of a fact that sentences include, with an example in its help text. */
function inSentence({ max, sentence, tidy, fits, must = 'must fit into a sentence' }: Shape) {
  const filled = (text: unknown) => `“${sentence.replace(/\{.*\}/, () => String(text))}”`;
  const example = sentence.replace(/.*\{|\}.*/g, '');
  return (
    fact(max, (text) => (fits.test(tidy(text)) ? tidy(text) : text))
      // The error shows the fact as it was typed.
      .refine((text) => fits.test(text), {
        error: ({ input }) => `${must}. Visitors would read ${filled(input)}`,
      })
      .describe(`For example, ${example}, as in ${filled(example)}.`)
  );
}

const withoutStop = (text: string) => text.replace(/[\s.,;:!]+$/, '');
/** Makes capitals at the beginning of words small, but keeps those of days and of abbreviations such as TV. */
const withoutCapitals = (text: string) =>
  text.replace(/(?<!\p{L})(?!\p{L}{3,6}day)\p{Lu}(?=\p{Ll}|\s)/gu, (letter) => letter.toLowerCase());

/** A number before a noun in the plural. We take the noun off, because the sentence has it: "500 reviews" is 500. */
function numberBefore(unit: RegExp, sentence: string, fits: RegExp) {
  const tidy = (text: string) => withoutStop(text).replace(unit, '').replace(' +', '+');
  const must = 'must be a number that fits into a sentence';
  const schema = inSentence({ max: 40, sentence, tidy, fits, must });
  const asText = (typed: unknown) => (typeof typed === 'number' ? typed.toLocaleString('en-US') : typed);
  return z.preprocess(asText, schema).describe(schema.description ?? '');
}

/** Matches "500", "500+" and "5,000+", but not 0 and 1, because the sentences have a plural. */
const amount = /^([2-9]|[1-9]\d+|[1-9]\d{0,2}(,\d{3})+)\+?$/;
/** Matches up to 199 years. A larger number is probably the year in which the business began. */
const fewYears = /^([2-9]|[1-9]\d|1\d\d)\+?$/;

export const customers = numberBefore(/\s*(customer|client)s?$/i, 'We’ve served {5,000+} customers', amount);
export const reviews = numberBefore(/\s*reviews?$/i, 'We have a 4.9/5 rating from {500+} reviews', amount);
export const yearsInBusiness = numberBefore(
  /\s*(years?|yrs?)( in business)?$/i,
  '{15+} years in business',
  fewYears,
);

/** Match the unit at the end of a length, in the spellings that people use: "2 hours", "2hr", "90 min". */
const units = {
  hour: /(?:[ -]+|(?<=\d))h(ou)?rs?$/,
  minute: /(?:[ -]+|(?<=\d))min(ute)?s?$/,
  day: /[ -]+days?$/,
};

export const arrivalWindow = inSentence({
  max: 30,
  sentence: 'We’ll give you a {2-hour} arrival window',
  tidy(text) {
    const length = withoutStop(text.toLowerCase()).replace(/^an? |( arrival)? window$/g, '');
    const range = length.replace(/^(\d+) ?(?:to|-|–) ?(?=\d)/, '$1- to ');
    const [unit, spelling] = Object.entries(units).find(([, pattern]) => pattern.test(range)) ?? [];
    return spelling ? range.replace(spelling, `-${unit}`) : range;
  },
  fits: /^(\p{Ll}+|\d+(\.\d+)?|\d+- to \d+)-(hour|minute|day)$/u,
  must: 'must be a length, such as 2-hour',
});

/** Payments whose names are ordinary words. Others, such as PayPal, Zelle and Cash App, keep their capitals. */
const ordinaryPayment =
  /^(cash|checks?|credit|debit|cards|all|major|most|personal|business|bank|wire|money|mobile|gift)\b(?! App)/i;

export const paymentMethod = inSentence({
  max: 30,
  sentence: 'We accept {credit and debit cards}',
  tidy(text) {
    const method = withoutStop(text).replace(/^(we (accept|take)|and|or) /i, '');
    return ordinaryPayment.test(method) ? withoutCapitals(method) : method;
  },
  fits: /^(?!no )[^.!?;:]+$/i,
});

/** Matches a name, such as "Google, November 2026" or "St. Patrick’s Day", but not two sentences. */
const name = '(?!.*(\\p{L}{5}|\\d)[.!?;:](\\s|$)).+$';

export const ratingSource = inSentence({
  max: 40,
  sentence: 'We have a 4.9/5 rating from 500+ reviews ({Google, November 2026})',
  tidy: (text) => withoutStop(text).replace(/^(source:|from) /i, ''),
  fits: new RegExp(`^(?!reviews?\\b)${name}`, 'iu'),
});

/** Reasons that are ordinary words. Others, such as Labor Day, keep their capitals. */
const ordinaryReason =
  /^(an?|the|our|family|staff|team|company|vacation|holidays?|summer|winter|spring|fall|inventory|training|repairs?|moving|snow|weather|illness)\b/i;

export const dayOffReason = inSentence({
  max: 40,
  sentence: 'We’re closed for {Thanksgiving}',
  tidy(text) {
    const reason = withoutStop(text).replace(/^((we[’']re )?closed )?(for|on) /i, '');
    return ordinaryReason.test(reason) ? withoutCapitals(reason) : reason;
  },
  fits: new RegExp(`^(?!(closed|because|due|out|gone|away|not|open|we|we’re)\\b)${name}`, 'iu'),
});

/** The names of the appliances of a service, in the plural. */
export const appliances = inSentence({
  max: 30,
  sentence: 'We repair {refrigerators} and ovens',
  tidy: (text) => withoutCapitals(withoutStop(text)),
  fits: /^[^.!?;:]+$/,
});

const states = [...stateCodes, ...Object.values(stateNames)].join('|');
const stateAtEnd = new RegExp(String.raw`(,\s*|\s+(?=[A-Z]{2}\b))(${states})\.?(\s+\d{5})?$`);

/** A city or neighborhood. Pages add its state and ZIP code, so we take them off. */
export const place = (max: number) => fact(max, (text) => text.replace(stateAtEnd, ''));
