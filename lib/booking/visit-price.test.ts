import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { siteContent } from '@/lib/content/load';
import { wallClock } from '@/lib/hours/shop-clock';
import { stateCodes } from '@/lib/area/states';
import { daysAfter, weekdays } from '@/lib/hours/dates';
import { emergencyOn, hoursOn, openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import { allDay, usualWeek } from '@/lib/hours/sample-hours.test-helper';
import { anyTime, visitsIn } from '@/lib/hours/visits';
import { bookingSummary } from '@/lib/request/booking-summary';
import { calendarFile } from '@/lib/request/calendar';
import { requestMailHref, requestSmsHref } from '@/lib/request/request-links';
import { information, service } from '@/lib/request/sample-summaries.test-helper';
import { summaryText } from '@/lib/request/summary';
import { visitCaveats } from './caveats';
import { choices, shortDay } from './choices';
import type { Information } from './fields';
import { preferredTimes, timeOf } from './preferred-times';
import { visitPrice, type PriceRules, type VisitAnswers } from './visit-price';
import { visitTime } from './visit-time';

const saturday = { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00', onClosedDates: false };
const early = { ...allDay, opens: '06:00', closes: '09:00' };
/** Closed on Sundays. December 24, 2026, is a short Thursday; the next two days are off. */
const shop: PriceRules = {
  hours: usualWeek.map((span) => ({ ...span, days: span.days.filter((day) => day !== 'Sunday') })),
  closedDates: [
    {
      from: '2026-12-24',
      to: '2026-12-24',
      reason: 'Christmas Eve',
      hours: { opens: '08:00', closes: '13:30' },
    },
    { from: '2026-12-25', to: '2026-12-26', reason: 'the holidays' },
  ],
  sameDayUntil: '12:00',
  zips: ['55405'],
  areaCount: '16 neighborhoods',
  statesServed: stateCodes.slice(0, 2),
  taxPercent: 8,
  afterHoursPrice: 149,
  phone: '(612) 555-0142',
};
const withEmergencies = { ...shop, emergency: allDay };
const noAnswers: VisitAnswers = { preferredDate: '', preferredTime: '', zipCode: '', state: '' };

// Tuesday, December 8, 2026. In the evening, it's two hours until closing.
const morning = new Date('2026-12-08T10:00:00-06:00');
const noon = new Date('2026-12-08T12:00:00-06:00');
const evening = new Date('2026-12-08T19:00:00-06:00');
const lateEvening = new Date('2026-12-08T20:00:00-06:00');
const night = new Date('2026-12-08T21:40:00-06:00');
// Half an hour before closing on a Saturday.
const beforeClosing = new Date('2026-12-12T17:31:00-06:00');

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The summary of a request that is confirmed at `now`. */
function summaryOf(answers: Partial<Information>, rules: PriceRules, now: Date) {
  const confirmed = { answers: { ...information, ...answers }, confirmedAt: now.toISOString() };
  const request = { serviceId: 'dishwasher', reference: 'RK7-4MX', ...confirmed } as const;
  return bookingSummary(request, service, { rules, texts: siteContent().checkout });
}

test('a visitor in a state with its own tax reads its rate and pays no other', () => {
  const rules = { ...shop, taxPercentByState: [{ state: 'WI' as const, percent: 5.5 }] };
  const rowsIn = (state: string) => visitPrice({ fee: 100, answers: { state } }, rules, morning).rows;
  const tax = (state: string) => rowsIn(state).find(({ id }) => id === 'tax');
  expect(tax('WI')).toMatchObject({ label: 'Estimated tax (5.5%)', value: '$6' });
  expect(tax('MN')).toMatchObject({ label: 'Estimated tax (8%)', value: '$8' });
});

const asap = { preferredTime: 'asap' };
const sunday = { preferredDate: '2026-12-13' };
const outside = { zipCode: '55802' };
const elsewhere = { zipCode: '80202', ...asap };
const yesterday = { preferredDate: '2026-12-07' };
const later = { preferredDate: '2026-12-10', ...asap };
const saturdayEvening = { preferredDate: '2026-12-12', preferredTime: 'evening' };

test('each kind of visit has an amount and a whole sentence, or only an amount if it is a usual one', () => {
  const words = (rules: PriceRules) => (answers: Partial<VisitAnswers>) => {
    const { amount, sentence } = visitPrice({ fee: 85, answers }, rules, evening);
    return plain(`${amount} | ${sentence}`);
  };
  const each = [{}, outside, elsewhere, asap, sunday, yesterday, later];
  expect(each.map(words(withEmergencies))).toEqual([
    '$92 with estimated tax | ',
    '$92 or more | A visit outside our 16 neighborhoods can cost more than $92.',
    ' | Sorry, 80202 is outside our service area.',
    '$92, or from $149 after 9 PM | If we come after 9 PM, the visit starts at $149, plus tax.',
    'from $149 plus tax | A visit at the time you chose starts at $149, plus tax.',
    'time not available | It’s too late for a visit at that time. We can come on Wednesday, December 9, between 8 AM and noon.',
    'time not available | We can’t come at that time. We can come on Thursday, December 10, between 8 AM and noon.',
  ]);
  const withoutPrice = { ...withEmergencies, afterHoursPrice: undefined };
  expect([asap, sunday].map(words(withoutPrice))).toEqual([
    '$92 or more | If we come after 9 PM, the visit can cost more than $92.',
    '$92 or more | A visit at the time you chose can cost more than $92.',
  ]);
  // The first window after the chosen time may be on the same day, or there may be none.
  const until5 = usualWeek.map((span) => ({ ...span, closes: '17:00' }));
  const onlyLate = [{ days: weekdays, opens: '20:30', closes: '22:00' }];
  const sentences = [until5, onlyLate].map((hours) =>
    words({ ...shop, hours, closedDates: [] })(saturdayEvening),
  );
  expect(sentences).toEqual([
    expect.stringContaining('We can come on Saturday, December 12, between 8 AM and noon.'),
    'time not available | We can’t come at that time. Choose another time.',
  ]);
});

const feeRows = ['Service call fee: $85', 'Estimated tax (8%): $7', 'Total: $92'];
const inHours = 'During our hours: $92 with estimated tax';

test.each<[kind: string, Partial<VisitAnswers>, lead: RegExp | undefined, rows: string[]]>([
  ['usual', { zipCode: '55405-1234' }, undefined, feeRows],
  // Half a ZIP code says nothing about the area.
  ['usual', { zipCode: '902' }, undefined, feeRows],
  [
    'outside',
    outside,
    /^For ZIP code 55802: \$92 or more$/,
    ['In our neighborhoods: the usual price', ...feeRows],
  ],
  ['elsewhere', elsewhere, /^The website says: Sorry, 80202/, ['In our area: the usual price', ...feeRows]],
  ['closesSoon', asap, /^For the time you chose: \$92, or from \$149 after/, [inHours]],
  ['afterHours', sunday, /^For the time you chose: from \$149 plus tax$/, [inHours]],
  ['afterHours', { ...sunday, ...outside }, /^For the time you chose/, ['During our hours: $92 or more']],
  ['over', yesterday, /^The website says: It’s too late/, [inHours]],
  ['closed', later, /^The website says: We can’t come at that/, [inHours]],
])('a visit of the kind %s (%j) has the rows that a request carries', (kind, answers, lead, others) => {
  const price = visitPrice({ fee: 85, answers }, withEmergencies, evening);
  expect(price.kind).toBe(kind);
  const rows = price.rows.map(({ label, value }) => `${label}: ${value}`);
  expect(rows).toEqual(lead ? [expect.stringMatching(lead), ...others] : others);
});

const moments: Record<string, Date> = { morning, noon, evening, lateEvening, night, beforeClosing };
const emergencies: Record<string, typeof allDay | undefined> = { always: allDay, saturday, early };

// Every reason, in every kind: when emergencies are taken, the moment, a day of December, and a time.
const reasons = {
  'usual: always, night, any': '',
  'usual: always, morning, 12-08 morning': '',
  'usual: always, morning, any asap': '',
  'usual: never, lateEvening, any asap': '',
  'usual: never, morning, any evening': '',
  // An hour of it is enough for a visit.
  'usual: never, morning, 12-12 evening': 'We can come on Saturday evening between 5 PM and 6 PM.',
  'usual: never, morning, 12-24 afternoon':
    'We can come on Thursday afternoon (Christmas Eve) between noon and 1:30 PM.',
  'usual: always, noon, 12-08 afternoon':
    'We can’t promise a visit today. Call (612) 555-0142 to ask, or choose another day.',
  'usual: saturday, night, any asap': 'We’re closed now. Visits start again Wednesday at 7 AM.',
  'closesSoon: always, evening, any asap': 'We close at 9 PM. A visit after that costs more.',
  'afterHours: always, night, any asap': 'We’re closed now. A visit before Wednesday at 7 AM costs more.',
  'afterHours: always, beforeClosing, 12-12 evening':
    'We come only for emergencies on Saturday evening. An emergency visit costs more.',
  'afterHours: always, morning, 12-24 evening':
    'We come only for emergencies on Thursday evening (Christmas Eve). An emergency visit costs more.',
  'afterHours: always, beforeClosing, 12-12':
    'We have no regular visits left on Saturday. An emergency visit costs more.',
  'afterHours: always, morning, 12-13':
    'We’re closed on Sunday, except for emergencies. An emergency visit costs more.',
  'afterHours: always, morning, 12-25 morning':
    'We’re closed on Friday, December 25, except for emergencies. An emergency visit costs more.',
  'closed: never, night, 12-13': 'We’re closed on Sunday. Choose another day.',
  'closed: saturday, night, 12-26': 'We’re closed for the holidays. Choose another day.',
  'closed: early, night, 12-13 evening': 'We’re closed on Sunday. Choose another day.',
  'closed: early, night, 12-25 evening': 'We’re closed for the holidays. Choose another day.',
  'closed: never, beforeClosing, 12-12 evening': 'We can’t come on Saturday evening. Choose another time.',
  'closed: never, beforeClosing, 12-12': 'We have no visits left on Saturday. Choose another day.',
  'closed: always, night, 12-10 asap':
    '“As soon as possible” is only for today. Choose another time, or change the date to today.',
  'over: always, night, 12-08': 'It’s too late for a visit at that time. Choose a later one.',
  'over: always, night, 12-07 evening': 'It’s too late for a visit at that time. Choose a later one.',
};

test.each(Object.entries(reasons))('%s: %s', (given, words) => {
  const [kind = '', when = '', moment = '', day = '', preferredTime = ''] = given.split(/[:,]? /);
  const answers = { ...noAnswers, preferredDate: day === 'any' ? '' : `2026-${day}`, preferredTime };
  const rules = { ...shop, emergency: emergencies[when] };
  const now = moments[moment] ?? new Date('');
  expect(visitPrice({ fee: 85, answers }, rules, now).kind).toBe(kind);
  const { preferredDate, preferredTime: time } = visitCaveats(answers, rules, now);
  // The note is beside the answer that the visitor should change.
  const isOfDay = /^We’re closed (on|for) /.test(words);
  expect([preferredDate, time].map(plain)).toEqual(isOfDay ? [words, ''] : ['', words]);
});

test.each([
  ['55405-1234', false, ''],
  [
    '55802',
    false,
    '55802 is outside our 16 neighborhoods. A visit there can cost more, so call us to be sure.',
  ],
  ['55802', true, '55802 may be too far for us, so call us to be sure.'],
  // The price says it all.
  ['80202', false, ''],
])('beside the ZIP code %s of a visitor who is far (%s) we say: %s', (zipCode, isVisitorFar, words) => {
  const answers = { ...noAnswers, zipCode };
  expect(visitCaveats(answers, { ...shop, isVisitorFar }, morning).zipCode).toBe(words);
});

test('without a day or a price for emergencies, the notes name neither', () => {
  const hours = [{ days: weekdays, opens: '20:30', closes: '22:00' }];
  const anyEvening = visitCaveats({ ...noAnswers, preferredTime: 'evening' }, { ...shop, hours }, morning);
  expect(anyEvening.preferredTime).toBe('We can’t come in the evening. Choose another time.');
  // The part of the window in which we come depends on the day.
  const onSaturday = visitCaveats(
    { ...noAnswers, preferredTime: 'evening' },
    { ...shop, hours: [saturday] },
    morning,
  );
  expect(onSaturday.preferredTime).toBe('');
  const withoutPrice = { ...withEmergencies, afterHoursPrice: undefined };
  expect(visitCaveats({ ...noAnswers, ...asap }, withoutPrice, night).preferredTime).toMatch(
    / can cost more\.$/,
  );
});

test.each([
  ['at night, as soon as possible', '', 'asap', night, true],
  ['at night, for any time of today', '2026-12-08', '', night, true],
  ['at night, for tomorrow', '2026-12-09', 'morning', night, false],
  ['by day, as soon as possible', '', 'asap', morning, true],
  ['by day, for this evening', '2026-12-08', 'evening', morning, false],
  ['an hour before it ends, for this evening', '2026-12-08', 'evening', evening, true],
  ['half an hour before closing, on Saturday', '2026-12-12', '', beforeClosing, true],
  ['on the night before days off, for the first', '2026-12-25', '', new Date('2026-12-25T04:00:00Z'), true],
  ['the day after, for a day that has passed', '2026-12-07', '', morning, false],
  ['at night, as soon as possible on a later day', '2026-12-10', 'asap', night, false],
] as const)('%s: whether only a call helps', (_when, preferredDate, preferredTime, now, callFirst) => {
  const rules = { ...withEmergencies, replyTime: 'within 30 minutes' };
  const answers = { preferredDate, preferredTime, zipCode: '55405' };
  expect(summaryOf(answers, rules, now).callFirst).toBe(callFirst);
});

test.each([
  ['as soon as possible, or without a day', '', 'asap', undefined],
  ['for today, when only a call helps', '2026-12-08', 'morning', undefined],
  ['on a day when nobody comes', '2026-12-13', '', undefined],
  ['for the part of a window in which we come', '2026-12-12', 'evening', { starts: '17:00', ends: '18:00' }],
])('a calendar gets the visit %s', (_when, preferredDate, preferredTime, window) => {
  const { visit } = visitTime({ preferredDate, preferredTime }, shop, new Date('2026-12-08T17:30:00Z'));
  expect(visit).toEqual(window && { day: preferredDate, window });
});

test('where we don’t go, a call comes first while somebody answers, and we say nothing about the time', () => {
  const far = { zipCode: '80202', preferredDate: '2026-12-12', preferredTime: 'evening' } as const;
  const summary = summaryOf(far, shop, morning);
  expect([summary.callFirst, summaryOf(far, shop, night).callFirst]).toEqual([true, false]);
  expect([summary.visit, summary.notes]).toEqual([undefined, undefined]);
  expect(summary.rows.filter(({ note }) => note)).toEqual([]);
});

const quarter = 15 * 60_000;
const anyClock = fc
  .integer({ min: 0, max: 48 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? 30 : '00'}`);
const anyHours = fc
  .record({ days: fc.subarray([...weekdays], { minLength: 1 }), opens: anyClock, closes: anyClock })
  .filter(({ opens, closes }) => opens < closes);
const anyRules: fc.Arbitrary<PriceRules> = fc
  .record({
    hours: anyHours.map((hours) => [hours]),
    closedDates: fc.constantFrom([], shop.closedDates),
    emergency: fc.constantFrom(undefined, allDay, saturday, early),
    taxPercent: fc.constantFrom(0, 8, 8.875),
    afterHoursPrice: fc.constantFrom(undefined, 149),
  })
  .map((rules) => ({ ...shop, ...rules }));
const anyMoment = fc
  .date({ min: new Date('2026-12-21'), max: new Date('2026-12-29'), noInvalidDate: true })
  .map((date) => new Date(date.getTime() - (date.getTime() % quarter)));

test('the price of a window follows from what the business does in each quarter of an hour of it', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anyRules, anyMoment, fc.integer({ min: 0, max: 3 }), (rules, now, ahead) => {
      const date = daysAfter(wallClock(now).day, ahead);
      for (const { id, window } of preferredTimes) {
        if (!window) continue;
        const { kind } = visitTime({ preferredDate: date, preferredTime: id }, rules, now);
        const quarters = Array.from({ length: 96 }, (_, index) => index * quarter)
          .map((past) => new Date(Date.parse(`${date}T00:00:00-06:00`) + past))
          .filter((at) => window.starts <= wallClock(at).time && wallClock(at).time < window.ends)
          .filter((at) => wallClock(now).day !== date || at >= now);
        // An hour of it is left, and an hour in which the business is open.
        const isOff = hoursOn(rules, date).length + emergencyOn(rules, date).length === 0;
        const isOver = !isOff && quarters.length < 4;
        const isUsual = quarters.filter((at) => openUntil(rules, at)).length >= 4;
        const closed = quarters.some((at) => takesEmergencies(rules, at)) ? 'afterHours' : 'closed';
        const notOver = isUsual ? 'usual' : closed;
        expect(kind).toBe(isOver ? 'over' : notOver);
        cases.count(kind);
      }
    }),
  );
  cases.expectEach(['over', 'usual', 'afterHours', 'closed'], 10);
});

const anyAnswers = fc.record({
  preferredDate: fc.oneof(
    fc.constant(''),
    anyMoment.map((moment) => moment.toISOString().slice(0, 10)),
  ),
  preferredTime: fc.constantFrom(...preferredTimes.map(({ id }) => id)),
  zipCode: fc.constantFrom('55405', '55802', '80202', '902'),
  // Long answers are cut in links; a price isn't.
  lastName: fc.constantFrom('Berg', '李'.repeat(200)),
  problemDescription: fc.constantFrom('', 'It hums. '.repeat(200)),
});

test('every message, file and print shows the leading price next to the total, and each caveat', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anyRules, anyMoment, anyAnswers, (rules, now, given) => {
      const summary = summaryOf(given, rules, now);
      const { kind, rows } = visitPrice({ fee: service.price, answers: given }, rules, now);
      const { visit } = summary;
      const file = visit && calendarFile({ summary, visit, title: '', note: '', host: 'a.example', now });
      const outputs = [summaryText(summary), decodeURIComponent(requestMailHref(summary, 'a@example.com'))];
      if (file) outputs.push(file.replaceAll('\r\n ', '').replaceAll('\\', ''));
      const message = decodeURIComponent(requestSmsHref(summary, '1'));
      const lead = rows[0]?.id === 'lead' ? `${rows[0].label}: ${rows[0].value}` : '';
      expect(message).toContain(lead);
      expect(message).not.toContain('Total:');
      const caveats = visitCaveats({ ...noAnswers, ...given }, rules, now);
      for (const output of outputs) {
        expect(output).toContain(lead);
        expect(output).not.toMatch(/Total:[^]*\n(For (the time|ZIP)|The website)/);
        for (const line of Object.values(caveats)) expect(output).toContain(line);
      }
      // At the usual price there is nothing to add, and the other way round.
      expect(lead === '').toBe(kind === 'usual');
      cases.count(kind);
      cases.count('a calendar file', file !== undefined);
      cases.count('a message that is cut', message.includes('[shortened]'));
    }),
  );
  cases.expectEach(
    ['usual', 'outside', 'elsewhere', 'afterHours', 'a calendar file', 'a message that is cut'],
    2,
  );
});

test.each([
  ['at night', night, allDay, [true, true, true]],
  ['by day, when it costs what every visit costs', morning, allDay, [true, false, false]],
  ['of a shop without emergencies', night, undefined, [false, false, false]],
])('whether the list, the button and the request name an emergency %s', (_when, now, emergency, named) => {
  const rules = { ...shop, emergency };
  const answers = { ...noAnswers, ...asap };
  const { times, emergency: button } = choices({ fee: 85, answers }, rules, now);
  const { rows } = summaryOf({ preferredDate: '', preferredTime: 'asap', zipCode: '55405' }, rules, now);
  const shown = [times, button.label, rows].map((part) => /emergency/i.test(JSON.stringify(part)));
  expect(shown).toEqual(named);
});

test('as soon as possible says that it is for today only, and isn’t promised for today on a later day', () => {
  const answers = { ...noAnswers, preferredDate: '2026-12-10' };
  const { times } = choices({ fee: 85, answers }, withEmergencies, morning);
  expect(times.at(-1)).toMatchObject({ disabled: true, note: 'today only' });
  const { rows } = summaryOf(
    { preferredDate: '2026-12-10', preferredTime: 'asap' },
    withEmergencies,
    morning,
  );
  expect(rows.find(({ id }) => id === 'preferredTime')?.value).not.toContain('today');
});

test('a choice shows its price only if any time of any day costs something else', () => {
  const notesOf = (answers: Partial<VisitAnswers>) => {
    const { times, first } = choices(
      { fee: 85, answers: { ...noAnswers, ...answers } },
      withEmergencies,
      morning,
    );
    return [times[0]?.note, first[0]?.note];
  };
  expect([{}, outside, sunday].map(notesOf)).toEqual([
    ['', ''],
    ['', ''],
    ['from $149 plus tax', ''],
  ]);
});

test('days of the next week are read as weekdays, and later ones as dates', () => {
  const words = [0, 1, 6, 7].map((ahead) => shortDay(daysAfter('2026-12-08', ahead), morning));
  expect(words).toEqual(['Today', 'Tomorrow', 'Mon', 'Dec 15']);
  // In the small hours, “tomorrow” would mean this morning.
  expect(shortDay('2026-12-08', new Date('2026-12-07T06:30:00Z'))).toBe('Tue');
});

/** The text on the button of a window, its kind, and whether it is disabled, by what `visitsIn` says. */
const buttonFor = {
  come: ['', 'usual', false],
  ask: ['call first', 'usual', false],
  emergency: ['', 'afterHours', false],
  over: ['time not available', 'over', true],
  closed: ['time not available', 'closed', false],
};

test('at every minute of a year, each choice agrees with when we can come, and the first windows are the next', () => {
  const cases = countCases();
  const year = { min: new Date('2026-06-01'), max: new Date('2027-06-01'), noInvalidDate: true };
  fc.assert(
    fc.property(
      fc.date(year),
      fc.integer({ min: -1, max: 9 }),
      fc.boolean(),
      (now, ahead, hasEmergencies) => {
        const rules = hasEmergencies ? withEmergencies : shop;
        const today = wallClock(now).day;
        const preferredDate = ahead < 0 ? '' : daysAfter(today, ahead);
        const answers = { ...noAnswers, preferredDate, preferredTime: '?' };
        const { times, first, emergency } = choices({ fee: 85, answers }, rules, now);
        const startOf = (day: string, value: string) => day + timeOf(value).window?.starts;
        const starts = first.map(({ day, value }) => startOf(day, value));
        for (const { day, value, kind, note, disabled } of [...times, ...first, emergency]) {
          if (value === 'asap') {
            expect(disabled).toBe(day > today);
            continue;
          }
          const window = timeOf(value).window ?? anyTime;
          const { can } = visitsIn({ day, window }, rules, now);
          cases.count(can);
          // On such a day it doesn't matter that a window is over, too.
          const isDayOff = !hasEmergencies && hoursOn(rules, day).length === 0;
          const reason = note.split(', ').find((word) => !word.includes('$')) ?? '';
          expect([reason, kind, disabled]).toEqual(buttonFor[isDayOff ? 'closed' : can]);
          // No window that we can come in before the last button is left out.
          const isNext = (can === 'come' || can === 'ask') && startOf(day, value) <= String(starts[3]);
          if (day && window !== anyTime) expect(starts.includes(startOf(day, value))).toBe(isNext);
        }
      },
    ),
    { numRuns: 300 },
  );
  cases.expectEach(Object.keys(buttonFor), 20);
});
