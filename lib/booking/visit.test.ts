import { usualShop } from '@/lib/hours/sample-hours.test-helper';
import type { Shop } from '@/lib/hours/shop';
import { plain } from '@/lib/text/spaces.test-helper';
import type { TimeId } from './preferred-times';
import { noAnswers, shops } from './sample-shop.test-helper';
import { visit, type Visit } from './visit';

const times: Record<string, TimeId> = {
  'as soon as possible': 'asap',
  'in the morning': 'morning',
  'in the afternoon': 'afternoon',
  'in the evening': 'evening',
};

/** Reads the shop, the time, and the answers from a sentence of the tables below. */
function read(situation: string, changes: Partial<Shop> = {}) {
  const sentence = /^The shop (.*)\. On (.*) at (.*), the visitor asks for (.*?), (.*?)(?:, in (\d.*))?$/;
  const [, name = '', today, clock, day = '', time = '', zipCode = ''] = sentence.exec(situation) ?? [];
  const shop = { ...shops[name as keyof typeof shops], ...changes }; // a name from the tables
  const preferredDate = day === 'any day' ? '' : `2026-12-${day.slice(-2).trim().padStart(2, '0')}`;
  const answers = { ...noAnswers, preferredDate, preferredTime: times[time] ?? '', zipCode };
  return { answers, shop, now: new Date(`${today} ${clock} 2026 GMT-0600`) };
}

function visitIn(situation: string, changes: Partial<Shop> = {}, reader: 'visitor' | 'shop' = 'visitor') {
  const { answers, shop, now } = read(situation, changes);
  return visit({ fee: 85, answers, reader }, shop, now);
}

/** Says what a visitor sees of the time, the price, and the place. */
function seen({ label, hours, amount, note, callFirst, calendar, caveats }: Visit): string {
  const facts = [
    hours ? `${label} (${hours})` : label,
    amount,
    note !== amount && note && `note “${note}”`,
    callFirst && 'we suggest a call',
    calendar && (calendar.window ? 'in the calendar' : 'in the calendar all day'),
  ];
  const sentences = [
    caveats.preferredDate && `At the date: ${caveats.preferredDate}`,
    caveats.preferredTime && `At the time: ${caveats.preferredTime}`,
    caveats.zipCode && `At the ZIP code: ${caveats.zipCode}`,
  ];
  return plain([`${facts.filter(Boolean).join(', ')}.`, ...sentences].filter(Boolean).join(' '));
}

// A visit takes an hour.
const situations: Record<string, string> = {
  'The shop takes emergencies at any time. On Tue Dec 8 at 10:00 AM, the visitor asks for Tue Dec 8, in the morning':
    'Morning (8 AM–noon), $92 with estimated tax, in the calendar.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 10:00 AM, the visitor asks for any day, as soon as possible':
    'As soon as possible today, $92 with estimated tax, we suggest a call.',
  'The shop takes no emergencies. On Tue Dec 8 at 8:00 PM, the visitor asks for any day, as soon as possible':
    'As soon as possible today, $92 with estimated tax, note “call first”, we suggest a call. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'The shop takes no emergencies. On Sat Dec 12 at 5:31 PM, the visitor asks for any day, as soon as possible':
    'As soon as possible today, not available. At the time: It’s too late for a visit before we close. We can come on Monday, December 14, between 8 AM and noon.',
  'The shop takes no emergencies. On Tue Dec 8 at 10:00 AM, the visitor asks for any day, in the evening':
    'Evening (5–8 PM), $92 with estimated tax.',
  'The shop takes no emergencies. On Tue Dec 8 at 10:00 AM, the visitor asks for Sat Dec 12, in the evening':
    'Evening (5–6 PM), $92 with estimated tax, in the calendar.',
  'The shop opens only on Monday evening. On Tue Dec 8 at 10:00 AM, the visitor asks for Mon Dec 14, in the evening':
    'Evening (7–8 PM), $92 with estimated tax, in the calendar.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 12:00 PM, the visitor asks for Tue Dec 8, in the afternoon':
    'Afternoon (noon–5 PM), $92 with estimated tax, note “call first”, in the calendar. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 7:00 PM, the visitor asks for Tue Dec 8, in the evening':
    'Evening (5–8 PM), $92 with estimated tax, note “call first”, in the calendar. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'The shop takes emergencies and promises a reply. On Tue Dec 8 at 7:00 PM, the visitor asks for Tue Dec 8, in the evening':
    'Evening (5–8 PM), $92 with estimated tax, note “call first”, we suggest a call. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'The shop takes emergencies from Thursday on. On Sat Dec 12 at 6:00 PM, the visitor asks for any day, as soon as possible':
    'As soon as possible, $92 with estimated tax. At the time: We’re closed until Monday at 7 AM.',
  'The shop takes emergencies from Thursday on. On Sun Dec 13 at 8:00 AM, the visitor asks for any day, as soon as possible':
    'Emergency: come as soon as possible, from $149 plus tax, we suggest a call. At the time: We come only for emergencies until Monday at 7 AM. An emergency visit starts at $149.',
  'The shop takes emergencies from Thursday on. On Tue Dec 8 at 10:00 AM, the visitor asks for Thu Dec 24, in the evening':
    'Evening (5–8 PM), from $149 plus tax, in the calendar. At the time: We come only for emergencies on Thursday evening (Christmas Eve). An emergency visit starts at $149.',
  'The shop takes no emergencies. On Wed Dec 9 at 6:00 AM, the visitor asks for Wed Dec 9, as soon as possible':
    'As soon as possible, $92 with estimated tax. At the time: We’re closed until 7 AM today.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 6:59 PM, the visitor asks for any day, as soon as possible':
    'As soon as possible today, $92 with estimated tax, note “call first”, we suggest a call. At the time: We can’t promise a visit today. Call (612) 555-0142 to ask, or choose a time on another day.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 7:00 PM, the visitor asks for any day, as soon as possible':
    'As soon as possible today, $92, or from $149 after 9 PM, we suggest a call. At the time: We close at 9 PM. A visit after that starts at $149.',
  'The shop takes emergencies at any time. On Sat Dec 12 at 5:31 PM, the visitor asks for Sat Dec 12, in the evening':
    'Evening (5–8 PM), from $149 plus tax, in the calendar. At the time: We come only for emergencies this evening. An emergency visit starts at $149.',
  'The shop takes emergencies at any time. On Sat Dec 12 at 5:31 PM, the visitor asks for Sat Dec 12, at any time':
    'Any time, from $149 plus tax, in the calendar all day. At the time: We have no regular visits left today. An emergency visit starts at $149.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 10:00 AM, the visitor asks for Sun Dec 13, at any time':
    'Any time, from $149 plus tax, in the calendar all day. At the date: We’re closed on Sunday, except for emergencies. An emergency visit starts at $149.',
  'The shop takes emergencies and promises a reply. On Thu Dec 24 at 10:00 PM, the visitor asks for Fri Dec 25, at any time':
    'Any time, from $149 plus tax, we suggest a call. At the date: We’re closed on Friday, December 25 (family trip), except for emergencies. An emergency visit starts at $149.',
  'The shop takes emergencies from Thursday on. On Tue Dec 8 at 9:40 PM, the visitor asks for Sat Dec 26, at any time':
    'Any time, not available. At the date: We’re closed on Saturday, December 26 (family trip). We can come on Monday, December 28, between 8 AM and noon.',
  'The shop takes emergencies until 9 AM. On Sun Dec 13 at 9:00 AM, the visitor asks for Sun Dec 13, in the morning':
    'Morning (8 AM–noon), not available. At the date: We’re closed today. We can come on Monday, December 14, between 8 AM and noon.',
  'The shop takes no emergencies. On Sat Dec 12 at 5:31 PM, the visitor asks for Sat Dec 12, in the evening':
    'Evening (5–8 PM), not available. At the time: We can’t come this evening. We can come on Monday, December 14, between 8 AM and noon.',
  'The shop takes no emergencies. On Sat Dec 12 at 5:31 PM, the visitor asks for Sat Dec 12, at any time':
    'Any time, not available. At the time: We have no visits left today. We can come on Monday, December 14, between 8 AM and noon.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 10:00 AM, the visitor asks for Thu Dec 10, as soon as possible':
    'As soon as possible, not available, note “today only”. At the time: “As soon as possible” is only for today. We can come on Thursday, December 10, between 8 AM and noon.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 9:40 PM, the visitor asks for Tue Dec 8, at any time':
    'Any time, not available, we suggest a call. At the time: We have no regular visits left today. We can come on Wednesday, December 9, between 8 AM and noon.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 10:00 AM, the visitor asks for Sun Dec 6, at any time':
    'Any time, not available. At the time: It’s too late for a visit on Sunday. We can come today, between 8 AM and noon.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 12:00 PM, the visitor asks for Tue Dec 8, in the morning':
    'Morning (8 AM–noon), not available, we suggest a call. At the time: It’s too late for a visit this morning. We can come on Wednesday, December 9, between 8 AM and noon.',
  'The shop takes no emergencies. On Sat Dec 12 at 6:30 PM, the visitor asks for Sat Dec 12, in the afternoon':
    'Afternoon (noon–5 PM), not available. At the time: It’s too late for a visit this afternoon. We can come on Monday, December 14, between 8 AM and noon.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 9:40 PM, the visitor asks for Mon Dec 7, as soon as possible':
    'As soon as possible, not available. At the time: It’s too late for a visit on Monday. We can come on Wednesday, December 9, between 8 AM and noon.',
  'The shop takes no emergencies. On Tue Dec 8 at 10:00 AM, the visitor asks for any day, at any time, in 55802-1234':
    'Any time, $92 or more. At the ZIP code: 55802 is outside our 16 neighborhoods. A visit there can cost more. Call, and we’ll tell you the price.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 9:40 PM, the visitor asks for any day, as soon as possible, in 55802':
    'Emergency: come as soon as possible, from $149 plus tax, we suggest a call. At the time: We come only for emergencies until Wednesday at 7 AM. An emergency visit starts at $149. At the ZIP code: 55802 is outside our 16 neighborhoods. A visit there can cost more. Call, and we’ll tell you the price.',
  'The shop takes emergencies at any time. On Tue Dec 8 at 10:00 AM, the visitor asks for Sun Dec 13, at any time, in 80202':
    'Any time, we suggest a call.',
  'The shop takes no emergencies. On Tue Dec 8 at 9:40 PM, the visitor asks for any day, as soon as possible, in 80202':
    'As soon as possible.',
};

test.each(Object.entries(situations))('%s, and reads: %s', (situation, expected) => {
  expect(seen(visitIn(situation))).toBe(expected);
});

const fees = ['Service call fee: $85', 'Estimated tax (8%): $7', 'Total: $92'];

test.each([
  ['The shop takes no emergencies. On Tue Dec 8 at 10:00 AM, the visitor asks for any day, at any time', []],
  [
    'The shop takes emergencies at any time. On Tue Dec 8 at 10:00 AM, the visitor asks for Sun Dec 13, at any time',
    ['Emergency visit: from $149 plus tax', 'During our hours: the usual price'],
  ],
  [
    'The shop takes no emergencies. On Tue Dec 8 at 10:00 AM, the visitor asks for Sun Dec 13, at any time',
    ['For the time you chose: not available', 'During our hours: the usual price'],
  ],
  [
    'The shop takes no emergencies. On Tue Dec 8 at 10:00 AM, the visitor asks for any day, at any time, in 55802-1234',
    ['For ZIP code 55802: $92 or more', 'In our neighborhoods: the usual price'],
  ],
  [
    'The shop takes emergencies at any time. On Tue Dec 8 at 9:40 PM, the visitor asks for any day, as soon as possible, in 55802',
    ['Emergency visit: from $149 plus tax', 'During our hours, in our neighborhoods: the usual price'],
  ],
  [
    'The shop takes emergencies at any time. On Tue Dec 8 at 9:40 PM, the visitor asks for any day, at any time, in 80202',
    ['ZIP code: Sorry, 80202 is outside our service area.', 'In our area: the usual price'],
  ],
])('the usual price is always below another one: %s: %j', (situation, others) => {
  const rows = visitIn(situation).rows.map(({ label, value }) => plain(`${label}: ${value}`));
  expect(rows).toEqual([...others, ...fees]);
});

test.each([
  [
    'The shop takes emergencies at any time. On Thu Dec 24 at 1:00 PM, the visitor asks for Thu Dec 24, at any time',
    /left on Thursday \(Christmas Eve\)\./,
  ],
  [
    'The shop takes no emergencies. On Tue Dec 8 at 8:00 PM, the visitor asks for any day, as soon as possible',
    /a visit on Tuesday\./,
  ],
])('the shop, which may read a request the next day, reads the weekday (%s): %s', (situation, day) => {
  const { caveats, label } = visitIn(situation, {}, 'shop');
  expect(plain(Object.values(caveats).join(' '))).toMatch(day);
  expect(label).not.toContain('today');
});

const until = (closes: string) => usualShop.hours.map((span) => ({ ...span, closes }));

test('without a day, a caveat about the time has no weekday', () => {
  const caveatWith = (closes: string) =>
    visitIn(
      'The shop takes no emergencies. On Tue Dec 8 at 10:00 AM, the visitor asks for any day, in the evening',
      { hours: until(closes) },
    ).caveats.preferredTime;
  expect(caveatWith('17:30')).toMatch(/^We can’t come in the evening\. /);
  expect(caveatWith('18:00')).toBeUndefined();
});

test.each([
  'The shop takes emergencies at any time. On Tue Dec 8 at 7:00 PM, the visitor asks for any day, as soon as possible',
  'The shop takes emergencies at any time. On Tue Dec 8 at 10:00 AM, the visitor asks for Sun Dec 13, at any time',
])('without a price for emergencies, the visitor reads only the usual price: %s', (situation) => {
  const { amount, caveats } = visitIn(situation, { afterHoursPrice: undefined });
  expect(amount).toBe('$92 or more');
  expect(Object.values(caveats).join(' ').match(/\$\d+/g)).toEqual(['$92']);
});

test.each([
  [
    'in a part of a window',
    'Sat Dec 12',
    { hours: until('10:30') },
    /Saturday, December 12, .*8 AM.*10:30 AM\.$/,
  ],
  ['never', 'Sat Dec 12', { hours: [], closedDates: [] }, /Choose another time\.$/],
])('a visitor who chose a time when nobody comes reads when we come: %s', (_when, day, changes, days) => {
  const { caveats } = visitIn(
    `The shop takes no emergencies. On Tue Dec 8 at 7:00 PM, the visitor asks for ${day}, in the evening`,
    changes,
  );
  expect(plain(Object.values(caveats).join())).toMatch(days);
});

test('the tax of the visitor’s state applies, if it has one', () => {
  const shop = { ...usualShop, taxPercentByState: [{ state: 'WI' as const, percent: 0 }] };
  const priceIn = (state: string) =>
    visit({ fee: 100, answers: { ...noAnswers, state }, reader: 'visitor' }, shop, new Date(0)).amount;
  expect(priceIn('WI')).toContain('$100');
  expect(priceIn('MN')).toContain('$108');
});
