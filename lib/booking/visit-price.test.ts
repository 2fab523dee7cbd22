import fc from 'fast-check';
import { zipSentence } from '@/lib/area/service';
import { daysAfter, readDay, weekdays } from '@/lib/hours/dates';
import { usualWeek } from '@/lib/hours/sample-hours.test-helper';
import { calendarFile } from '@/lib/request/calendar';
import { requestMailHref, requestSmsHref } from '@/lib/request/request-links';
import { service } from '@/lib/request/sample-summaries.test-helper';
import { summaryText } from '@/lib/request/summary';
import { countCases } from '@/lib/text/cases.test-helper';
import { visitCaveat } from './caveats';
import { timeChoices } from './choices';
import { preferredTimes } from './preferred-times';
import {
  anyMoment,
  anyRules,
  moments,
  noAnswers,
  plain,
  shop,
  summaryOf,
  withEmergencies,
} from './sample-shop.test-helper';
import type { Information } from './fields';
import { visitPrice, type PriceRules, type VisitAnswers } from './visit-price';

const { morning, evening, night, beforeClosing } = moments;

test('the tax of the visitor’s state applies, if it has one', () => {
  const rules = { ...shop, taxPercentByState: [{ state: 'WI' as const, percent: 5.5 }] };
  const taxIn = (state: string) => {
    const { rows } = visitPrice({ fee: 100, answers: { ...noAnswers, state } }, rules, morning);
    return rows.find(({ id }) => id === 'tax');
  };
  expect(taxIn('WI')).toMatchObject({ label: 'Estimated tax (5.5%)', value: '$6' });
  expect(taxIn('MN')).toMatchObject({ label: 'Estimated tax (8%)', value: '$8' });
});

const asap = { preferredTime: 'asap' };
const sunday = { preferredDate: '2026-12-13' };
const outside = { zipCode: '55802' };
const yesterday = { preferredDate: '2026-12-07' };
const asapLater = { preferredDate: '2026-12-10', ...asap };

const fees = ['Service call fee: $85', 'Estimated tax (8%): $7', 'Total: $92'];
const duringHours = 'During our hours: $92 with estimated tax';

type Case = [answers: Partial<VisitAnswers>, kind: string, amount: string, sentence: string, rows: string[]];

test.each<Case>([
  [{ zipCode: '55405-1234' }, 'usual', '$92 with estimated tax', '', fees],
  // A part of a ZIP code doesn't show whether we serve it.
  [{ zipCode: '902' }, 'usual', '$92 with estimated tax', '', fees],
  [
    outside,
    'outside',
    '$92 or more',
    'A visit outside our 16 neighborhoods can cost more than $92.',
    ['For ZIP code 55802: $92 or more', 'In our neighborhoods: the usual price', ...fees],
  ],
  [
    { zipCode: '80202', ...asap },
    'elsewhere',
    '',
    'Sorry, 80202 is outside our service area.',
    ['The website says: Sorry, 80202 is outside our service area.', 'In our area: the usual price', ...fees],
  ],
  [
    asap,
    'closesSoon',
    '$92, or from $149 after 9 PM',
    'If we come after 9 PM, the visit starts at $149, plus tax.',
    ['For the time you chose: $92, or from $149 after 9 PM', duringHours],
  ],
  [
    sunday,
    'afterHours',
    'from $149 plus tax',
    'A visit at the time you chose starts at $149, plus tax.',
    ['For the time you chose: from $149 plus tax', duringHours],
  ],
  [
    { ...sunday, ...outside },
    'afterHours',
    'from $149 plus tax',
    'A visit at the time you chose starts at $149, plus tax.',
    ['For the time you chose: from $149 plus tax', 'During our hours: $92 or more'],
  ],
  [
    yesterday,
    'over',
    'Not available',
    'It’s too late for a visit at that time. We can come on Wednesday, December 9, between 8 AM and noon.',
    [expect.stringMatching(/^The website says: It’s too late .* noon\.$/), duringHours],
  ],
  [
    asapLater,
    'closed',
    'Not available',
    'We can’t come at that time. We can come on Thursday, December 10, between 8 AM and noon.',
    [expect.stringMatching(/^The website says: We can’t come .* noon\.$/), duringHours],
  ],
])('a visit with the answers %j is %s: %s', (changes, kind, amount, sentence, rows) => {
  const answers = { ...noAnswers, ...changes };
  const price = visitPrice({ fee: 85, answers }, withEmergencies, evening);
  const words = [price.amount, price.sentence].map(plain);
  expect([price.kind, ...words]).toEqual([kind, amount, sentence]);
  expect(price.rows.map(({ label, value }) => plain(`${label}: ${value}`))).toEqual(rows);
});

test.each<[when: string, answers: Partial<VisitAnswers>, sentence: string]>([
  ['that may end after hours', asap, 'If we come after 9 PM, the visit can cost more than $92.'],
  ['after hours', sunday, 'A visit at the time you chose can cost more than $92.'],
])(
  'without a price for emergencies, a visit %s costs the usual price or more',
  (_when, changes, sentence) => {
    const answers = { ...noAnswers, ...changes };
    const rules = { ...withEmergencies, afterHoursPrice: undefined };
    const price = visitPrice({ fee: 85, answers }, rules, evening);
    expect([price.amount, plain(price.sentence)]).toEqual(['$92 or more', sentence]);
  },
);

const until5 = usualWeek.map((span) => ({ ...span, closes: '17:00' }));
const onlyLate = [{ days: weekdays, opens: '20:30', closes: '22:00' }];

test.each([
  ['earlier on the same day', until5, /We can come on Saturday, December 12, between 8\sAM and noon\.$/],
  ['never', onlyLate, /^We can’t come at that time\. Choose another time\.$/],
])('a visitor who chose a time when we don’t come reads when we can: %s', (_when, hours, sentence) => {
  const answers = { ...noAnswers, preferredDate: '2026-12-12', preferredTime: 'evening' };
  const rules = { ...shop, hours, closedDates: [] };
  expect(visitPrice({ fee: 85, answers }, rules, evening).sentence).toMatch(sentence);
});

test.each([
  ['at night, as soon as possible', '', 'asap', night, true],
  ['at night, for any time of today', '2026-12-08', '', night, true],
  ['at night, for tomorrow', '2026-12-09', 'morning', night, false],
  ['in the morning, as soon as possible', '', 'asap', morning, true],
  ['in the morning, for this evening', '2026-12-08', 'evening', morning, false],
  ['in the evening, an hour before it ends', '2026-12-08', 'evening', evening, true],
  ['half an hour before closing, for today', '2026-12-12', '', beforeClosing, true],
  ['on the night before days off, for the first', '2026-12-25', '', new Date('2026-12-25T04:00:00Z'), true],
  ['for a day that has passed', '2026-12-07', '', morning, false],
  ['at night, as soon as possible on a later day', '2026-12-10', 'asap', night, false],
] as const)('whether only a call helps: %s', (_when, preferredDate, preferredTime, now, callFirst) => {
  const rules = { ...withEmergencies, replyMinutes: 30 };
  const answers = { preferredDate, preferredTime, zipCode: '55405' };
  expect(summaryOf(answers, rules, now).callFirst).toBe(callFirst);
});

test('outside our states, a call comes first while somebody answers, and the request has no caveats', () => {
  const far = { zipCode: '80202', preferredDate: '2026-12-12', preferredTime: 'evening' } as const;
  const summary = summaryOf(far, shop, morning);
  expect([summary.callFirst, summaryOf(far, shop, night).callFirst]).toEqual([true, false]);
  expect([summary.visit, summary.notes]).toEqual([undefined, undefined]);
  expect(summary.rows.filter(({ note }) => note)).toEqual([]);
});

const anyAnswers = fc.record({
  preferredDate: fc.oneof(
    fc.constant(''),
    anyMoment.map((moment) => moment.toISOString().slice(0, 10)),
  ),
  preferredTime: fc.constantFrom(...preferredTimes.map(({ id }) => id)),
  zipCode: fc.constantFrom('55405', '55802', '80202', '902'),
  // Links shorten long answers, but not a price.
  lastName: fc.constantFrom('Berg', '李'.repeat(200)),
  problemDescription: fc.constantFrom('', 'It hums. '.repeat(200)),
});

/** Returns the texts of the summary, the email, and the calendar file. */
function outputsOf(summary: ReturnType<typeof summaryOf>, now: Date) {
  const { visit } = summary;
  const email = decodeURIComponent(requestMailHref(summary, 'a@example.com'));
  const file = visit && calendarFile({ summary, visit, title: '', note: '', host: 'a.example', now });
  // Calendar files break long lines and escape commas.
  const unfolded = file?.replaceAll('\r\n ', '').replaceAll('\\', '') ?? [];
  return [summaryText(summary), email].concat(unfolded);
}

test('every message and file shows the leading price before the total, and each caveat', () => {
  const cases = countCases();
  const property = fc.property(anyRules, anyMoment, anyAnswers, (rules: PriceRules, now, answers) => {
    const summary = summaryOf(answers, rules, now);
    const price = visitPrice({ fee: service.price, answers: { ...noAnswers, ...answers } }, rules, now);
    const { kind, rows } = price;
    const lead = rows[0]?.id === 'lead' ? `${rows[0].label}: ${rows[0].value}` : '';
    // Every price except the usual one has a leading row.
    expect(lead === '').toBe(kind === 'usual');
    const text = decodeURIComponent(requestSmsHref(summary, '1'));
    expect(text).toContain(lead);
    expect(text).not.toContain('Total:');
    const zipCaveat = kind === 'elsewhere' ? '' : zipSentence(answers.zipCode, rules);
    const caveats = [visitCaveat(price, rules, now)?.text ?? '', zipCaveat];
    for (const output of outputsOf(summary, now)) {
      expect(output).toContain(lead);
      expect(output).not.toMatch(/Total:[^]*\n(For (the time|ZIP)|The website)/);
      for (const caveat of caveats) expect(output).toContain(caveat);
    }
    cases.count(kind);
    cases.count('a calendar file', summary.visit !== undefined);
    cases.count('a shortened text', text.includes('[shortened]'));
  });
  fc.assert(property);
  const kinds = ['usual', 'outside', 'elsewhere', 'afterHours'];
  cases.expectEach([...kinds, 'a calendar file', 'a shortened text'], 2);
});

const notDays = ['zzzz', '2026-13-40', '2026-02-30', '275760-09-13', '20261208', ' 2026-12-08'];
/** The last days that a date input accepts, and any other text. */
const anyDate = fc.oneof(
  fc.constantFrom('', ...notDays),
  fc.integer({ min: -400, max: 0 }).map((ahead) => daysAfter('9999-12-31', ahead)),
  fc.string({ unit: 'binary' }),
);
const anyText = (...texts: string[]) => fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary' }));
const anyTexts = fc.record({
  preferredDate: anyDate,
  preferredTime: anyText(...preferredTimes.map(({ id }) => id)),
  zipCode: anyText('55405', '55802', '80202'),
  state: anyText('MN', 'NY'),
});

/** Returns what the wizard shows for these answers, and the request. */
function wordsFor(answers: VisitAnswers, rules: PriceRules, now: Date) {
  const times = timeChoices({ fee: 85, answers }, rules, now);
  const price = visitPrice({ fee: 85, answers }, rules, now);
  const caveat = visitCaveat(price, rules, now);
  // A stored or scripted answer can be any text, even though the form accepts only some.
  const { rows } = summaryOf(answers as Partial<Information>, rules, now);
  return { price, caveat, times, rows };
}

test('whatever text is stored as an answer, the wizard shows a price, the choices, and a request', () => {
  const property = fc.property(anyRules, anyMoment, anyTexts, (rules, now, answers) => {
    expect(JSON.stringify(wordsFor(answers, rules, now))).not.toMatch(/NaN|undefined|Invalid|\+0/);
  });
  fc.assert(property, { numRuns: 300 });
});

test.each(notDays)('the stored date “%s” counts as no date', (preferredDate) => {
  expect(readDay(preferredDate)).toBeUndefined();
  for (const { id } of preferredTimes) {
    const answers = { ...noAnswers, preferredTime: id };
    const { price, caveat } = wordsFor(answers, withEmergencies, evening);
    const shown = wordsFor({ ...answers, preferredDate }, withEmergencies, evening);
    expect([shown.price, shown.caveat]).toEqual([price, caveat]);
  }
});

test('a visitor who chose the last day that the form accepts isn’t offered a later one', () => {
  const hours = [{ days: ['Monday'] as const, opens: '08:00', closes: '18:00' }];
  // December 31, 9999, is a Friday.
  const answers = { ...noAnswers, preferredDate: '9999-12-31' };
  const { sentence } = visitPrice({ fee: 85, answers }, { ...shop, hours }, evening);
  expect(sentence).toBe('We can’t come at that time. Choose another time.');
});
