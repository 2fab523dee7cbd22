import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { siteContent } from '@/lib/content/load';
import { wallClock } from '@/lib/hours/clock';
import { stateCodes } from '@/lib/area/states';
import { emergencyOn, hoursOn, openState } from '@/lib/hours/opening-hours';
import { anyTime, visitsIn } from '@/lib/hours/visits';
import { bookingSummary } from '@/lib/request/booking-summary';
import { calendarFile } from '@/lib/request/calendar';
import { requestMailHref, requestSmsHref } from '@/lib/request/links';
import { information, service } from '@/lib/request/sample-summaries.test-helper';
import { summaryText } from '@/lib/request/summary';
import { choices, dayInShort } from './choices';
import { preferredTimes, timeOf } from './preferred-times';
import { visitPrice, type PriceRules } from './visit-price';
import { visitTime } from './visit-time';
import { daysAfter, weekdays } from '@/lib/hours/dates';

const texts = siteContent().checkout;

const allDay = { days: [...weekdays], opens: '00:00', closes: '24:00', onClosedDates: true };
const saturday = { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00', onClosedDates: false };
const until130 = { opens: '08:00', closes: '13:30' };
/** Open on weekdays and Saturdays. December 24, 2026, is a short Thursday; the next two days are off. */
const shop = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
    { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00' },
  ],
  closedDates: [
    { from: '2026-12-24', to: '2026-12-24', reason: 'Christmas Eve', hours: until130 },
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
const early = { ...allDay, opens: '06:00', closes: '09:00' };
const emergencies: Record<string, typeof allDay | undefined> = { always: allDay, saturday, early };
const [morning, noon, evening, lateEvening, night, beforeClosing] = [
  '2026-12-08T16:00:00Z',
  '2026-12-08T18:00:00Z',
  // Two hours before closing.
  '2026-12-09T01:00:00Z',
  '2026-12-09T02:00:00Z',
  '2026-12-09T03:40:00Z',
  '2026-12-12T23:31:00Z',
];
const moments = new Map(Object.entries({ morning, noon, evening, lateEvening, night, beforeClosing }));

test('a visitor in a state with a tax of its own reads its rate and pays no other', () => {
  const rules: PriceRules = { ...shop, taxPercentByState: [{ state: 'WI', percent: 5.5 }] };
  const rowsIn = (state: string) => visitPrice(100, { state }, rules, new Date(morning)).rows;
  const tax = (state: string) => rowsIn(state).find(({ id }) => id === 'tax');
  expect(tax('WI')).toMatchObject({ label: 'Estimated tax (5.5%)', value: '$6' });
  expect(tax('MN')).toMatchObject({ label: 'Estimated tax (8%)', value: '$8' });
});

/** The amount and the sentence of each kind that a time has. */
const wordsOfKind: Record<string, [amount: RegExp, sentence: RegExp]> = {
  usual: [/^\$92 with estimated tax$/, /^$/],
  closesSoon: [
    /^\$92, or from \$149 after 9 PM$/,
    /^If we come after 9 PM, the visit starts at \$149, plus tax\.$/,
  ],
  afterHours: [/^from \$149 plus tax$/, /^A visit at the time you chose starts at \$149, plus tax\.$/],
  closed: [
    /^time not available$/,
    /^We can’t come at that time\. We can come on \w+, December \d+, between 8 AM and noon\.$/,
  ],
  over: [
    /^time not available$/,
    /^It’s too late .* at that time\. We can come on Wednesday, December 9, between 8 AM and noon\.$/,
  ],
};

test.each([
  ['2026-12-25', 'evening', 'Monday, December 28'],
  ['2026-12-12', 'evening', 'Saturday, December 12'],
  ['2026-12-08', 'morning', 'Wednesday, December 9'],
])(
  'a visitor who chose %s, %s, when nobody comes, reads of a time on or after that day',
  (day, time, instead) => {
    const hours = shop.hours.map((span) => ({ ...span, closes: '17:00' }));
    const given = { preferredDate: day, preferredTime: time };
    const { sentence } = visitPrice(85, given, { ...shop, hours }, new Date(night));
    expect(sentence.replaceAll('\u00a0', ' ')).toContain(`We can come on ${instead}, between 8 AM and noon.`);
  },
);

test('a shop that is open only late in the evening names no window to choose instead', () => {
  const late = { days: [...weekdays], opens: '20:30', closes: '22:00' };
  const rules = { ...shop, hours: [late], closedDates: [] };
  const given = { preferredDate: '2026-12-12', preferredTime: 'evening' };
  expect(visitPrice(85, given, rules, new Date(night)).sentence).toMatch(/Choose another time\.$/);
  const anyDay = visitPrice(85, { preferredTime: 'evening' }, rules, new Date(night));
  expect(anyDay.caveats.preferredTime).toMatch(/ in the evening\. Choose/);
});

// Every reason, in every kind: when emergencies are taken, the moment, a day of December, and a time.
test.each(
  Object.entries({
    'usual: always, night, any': '',
    'usual: always, morning, 12-08 morning': '',
    'usual: always, morning, any asap': '',
    'usual: never, lateEvening, any asap': '',
    // An hour of it is enough for a visit.
    'usual: never, morning, 12-12 evening': 'We can come on Saturday evening between 5 PM and 6 PM.',
    'usual: never, morning, 12-24 afternoon':
      'We can come on Thursday afternoon (Christmas Eve) between noon and 1:30 PM.',
    'usual: always, noon, 12-08 afternoon':
      'We can’t promise a visit today. Call (612) 555-0142 to ask, or choose',
    'usual: saturday, night, any asap': 'We’re closed now. Visits start again Wednesday at 7 AM.',
    'usual: never, morning, any evening': '',
    'closesSoon: always, evening, any asap': 'We close at 9 PM. A visit after that costs more.',
    'afterHours: always, night, any asap': 'We’re closed now. A visit before Wednesday at 7 AM costs',
    'afterHours: always, beforeClosing, 12-12 evening':
      'We come only for emergencies on Saturday evening. An emergency visit costs more.',
    'afterHours: always, morning, 12-24 evening':
      'We come only for emergencies on Thursday evening (Christmas Eve).',
    'afterHours: always, beforeClosing, 12-12':
      'We have no regular visits left on Saturday. An emergency visit costs more.',
    'afterHours: always, morning, 12-13':
      'We’re closed on Sunday, except for emergencies. An emergency visit costs more.',
    'afterHours: always, morning, 12-25 morning':
      'We’re closed on Friday, December 25, except for emergencies.',
    'closed: never, night, 12-13': 'We’re closed on Sunday. Choose another day.',
    'closed: saturday, night, 12-26': 'We’re closed for the holidays. Choose another day.',
    'closed: early, night, 12-13 evening': 'We’re closed on Sunday. Choose another day.',
    'closed: early, night, 12-25 evening': 'We’re closed for the holidays. Choose another day.',
    'closed: never, beforeClosing, 12-12 evening': 'We can’t come on Saturday evening. Choose another time.',
    'closed: never, beforeClosing, 12-12': 'We have no visits left on Saturday. Choose another day.',
    'closed: always, night, 12-10 asap': '“As soon as possible” is only for today. Choose another time',
    'over: always, night, 12-08': 'It’s too late for a visit at that time. Choose a later one.',
    'over: always, night, 12-07 evening': 'It’s too late for a visit at that time. Choose a later one.',
  }),
)('%s: %s', (given, said) => {
  const [kind = '', when = '', moment = '', day = '', preferredTime = ''] = given.split(/[:,]? /);
  const preferredDate = day === 'any' ? '' : `2026-${day}`;
  const rules = { ...shop, emergency: emergencies[when] };
  const now = new Date(moments.get(moment) ?? '');
  const price = visitPrice(85, { preferredDate, preferredTime }, rules, now);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const [amount, sentence] = wordsOfKind[kind] ?? [/no words/, /no words/];
  expect(price.kind).toBe(kind);
  expect(plain(price.amount)).toMatch(amount);
  expect(plain(price.sentence)).toMatch(sentence);
  const line = Object.values(price.caveats).join('');
  expect(plain(line)).toContain(said);
  expect(Boolean(line)).toBe(Boolean(said));
  // The sentence is shown beside the answer that the visitor should change.
  expect(Boolean(price.caveats.preferredDate)).toBe(/^We’re closed (on|for) /.test(said));
});

test.each([
  ['at night, as soon as possible', '', 'asap', night, true],
  ['at night, for any time of today', '2026-12-08', '', night, true],
  ['at night, for tomorrow', '2026-12-09', 'morning', night, false],
  ['by day, as soon as possible', '', 'asap', morning, true],
  ['by day, for this evening', '2026-12-08', 'evening', morning, false],
  ['an hour before it ends, for this evening', '2026-12-08', 'evening', '2026-12-09T01:00:00Z', true],
  ['half an hour before closing, on Saturday', '2026-12-12', '', beforeClosing, true],
  ['on Saturday at 7 PM, for this evening', '2026-12-12', 'evening', '2026-12-13T01:00:00Z', true],
  ['on the night before days off, for the first', '2026-12-25', '', '2026-12-25T04:00:00Z', true],
  ['the day after, for a day that has passed', '2026-12-07', '', morning, false],
  ['at night, as soon as possible on a later day', '2026-12-10', 'asap', night, false],
] as const)('%s: whether only a call helps', (_when, preferredDate, preferredTime, now, callFirst) => {
  const rules = { ...shop, emergency: allDay, replyTime: 'within 30 minutes' };
  const price = visitPrice(85, { preferredDate, preferredTime }, rules, new Date(now));
  expect(price.callFirst).toBe(callFirst);
});

test.each([
  ['as soon as possible, or without a day', '', 'asap', undefined],
  ['for today, when only a call helps', '2026-12-08', 'morning', undefined],
  ['on a day when nobody comes', '2026-12-13', '', undefined],
  ['for the part of a window in which we come', '2026-12-12', 'evening', { starts: '17:00', ends: '18:00' }],
])('a calendar gets what holds %s', (_when, preferredDate, preferredTime, window) => {
  const rules = { ...shop, emergency: undefined };
  const now = new Date('2026-12-08T17:30:00Z');
  const { visit } = visitPrice(85, { preferredDate, preferredTime }, rules, now);
  expect(visit).toEqual(window && { day: preferredDate, window });
});

test.each([
  ['55405-1234', {}, 'usual', /^\$92 with/, /^$/, /^$/],
  // Half a ZIP code says nothing about the area.
  ['902', {}, 'usual', /^\$92 with/, /^$/, /^$/],
  [
    '55802',
    {},
    'outside',
    /^\$92 or more$/,
    /^A visit outside our 16 neighborhoods can cost/,
    /^55802 is outside our 16/,
  ],
  [
    '55802',
    { isVisitorFar: true },
    'outside',
    /^\$92 or more$/,
    /cost more than \$92/,
    /^55802 may be too far for us/,
  ],
  ['80202', {}, 'elsewhere', /^$/, /^Sorry, 80202 is outside our service area\.$/, /^$/],
] as const)('a visitor with the ZIP code %s and %j: %s', (zipCode, changes, kind, amount, sentence, said) => {
  const rules: PriceRules = { ...shop, emergency: allDay, ...changes };
  const price = visitPrice(85, { zipCode }, rules, new Date(morning));
  expect(price.kind).toBe(kind);
  expect(price.amount).toMatch(amount);
  expect(price.sentence).toMatch(sentence);
  expect(price.caveats.zipCode).toMatch(said);
});

const fee = ['Service call fee: $85', 'Estimated tax (8%): $7', 'Total: $92'];
const usually = 'During our hours: $92 with estimated tax';
test.each([
  ['usual', {}, fee],
  [
    'outside',
    { zipCode: '55802' },
    ['For ZIP code 55802: $92 or more', 'In our neighborhoods: the usual price', ...fee],
  ],
  [
    'elsewhere',
    { zipCode: '80202' },
    [/^The website says: Sorry, 80202/, 'In our area: the usual price', ...fee],
  ],
  ['closesSoon', { preferredTime: 'asap' }, [/^For the time you chose: \$92, or from \$149 after/, usually]],
  ['afterHours', { preferredDate: '2026-12-13' }, ['For the time you chose: from $149 plus tax', usually]],
  ['over', { preferredDate: '2026-12-07' }, [/^The website says: It’s too late/, usually]],
  [
    'closed',
    { preferredDate: '2026-12-10', preferredTime: 'asap' },
    [/^The website says: We can’t come at that/, usually],
  ],
] as const)('a visit of the kind %s has the rows that a request carries', (kind, answers, expected) => {
  const price = visitPrice(85, answers, { ...shop, emergency: allDay }, new Date(evening));
  expect(price.kind).toBe(kind);
  const rows = price.rows.map(({ label, value }) => `${label}: ${value}`);
  expect(rows).toEqual(expected.map((row) => (typeof row === 'string' ? row : expect.stringMatching(row))));
});

test('at night the price of the time leads in another ZIP code, but not where we don’t go', () => {
  const rules = { ...shop, emergency: allDay };
  const asap = (zipCode: string) =>
    visitPrice(85, { zipCode, preferredTime: 'asap' }, rules, new Date(night));
  expect([asap('55802').kind, asap('55802').amount]).toEqual(['afterHours', 'from $149 plus tax']);
  expect(asap('55802').rows.at(-1)?.value).toBe('$92 or more');
  expect(asap('55802').caveats.zipCode).toContain('55802 is outside');
  expect(asap('80202').kind).toBe('elsewhere');
});

test('where we don’t go, a call comes first while somebody answers, and nothing is said of the time', () => {
  const rules = { ...shop, emergency: undefined };
  const far = { zipCode: '80202', preferredDate: '2026-12-13', preferredTime: 'evening' };
  const seenAt = (now: string) => visitPrice(85, far, rules, new Date(now));
  expect([morning, night].map((now) => seenAt(now).callFirst)).toEqual([true, false]);
  const { caveats, visit } = seenAt(morning);
  expect([Object.values(caveats).join(''), visit]).toEqual(['', undefined]);
});

test('without a price for after hours, a visit then can cost more', () => {
  const rules = { ...shop, emergency: allDay, afterHoursPrice: undefined };
  for (const now of [evening, night]) {
    const { amount, sentence, caveats } = visitPrice(85, { preferredTime: 'asap' }, rules, new Date(now));
    expect([amount, sentence]).toEqual(['$92 or more', expect.stringContaining('can cost more than $92.')]);
    expect(caveats.preferredTime).toMatch(/ can cost more\.$/);
  }
});

const toClock = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? 30 : '00'}`;
const anyClock = fc.integer({ min: 0, max: 48 }).map(toClock);
const anyHours = fc
  .record({ days: fc.subarray([...weekdays], { minLength: 1 }), opens: anyClock, closes: anyClock })
  .filter(({ opens, closes }) => opens < closes);
const anyRules: fc.Arbitrary<PriceRules> = fc
  .record({
    hours: anyHours.map((hours) => [hours]),
    closedDates: fc.constantFrom([], shop.closedDates),
    emergency: fc.constantFrom(undefined, allDay, saturday, { ...allDay, opens: '06:00', closes: '09:00' }),
    taxPercent: fc.constantFrom(0, 8, 8.875),
    afterHoursPrice: fc.constantFrom(undefined, 149),
  })
  .map((rules) => ({ ...shop, ...rules }));
const [min, max] = [new Date('2026-12-21'), new Date('2026-12-29')];
const quarter = 15 * 60_000;
const anyMoment = fc
  .date({ min, max, noInvalidDate: true })
  .map((date) => new Date(date.getTime() - (date.getTime() % quarter)));
const anyDay = anyMoment.map((moment) => moment.toISOString().slice(0, 10));
const anyAnswers = fc.record({
  preferredDate: fc.oneof(fc.constant(''), anyDay),
  preferredTime: fc.constantFrom(...preferredTimes.map(({ id }) => id)),
  zipCode: fc.constantFrom('55405', '55802', '80202', '902'),
  // Long answers are cut in links; a price isn't.
  lastName: fc.constantFrom('Berg', '李'.repeat(200)),
  problemDescription: fc.constantFrom('', 'It hums. '.repeat(200)),
});

test('the price of a window follows from what the business does in each quarter of an hour of it', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anyRules, anyMoment, fc.integer({ min: 0, max: 3 }), (rules, now, ahead) => {
      const date = daysAfter(wallClock(now).day, ahead);
      for (const { id, window } of preferredTimes) {
        if (!window) continue;
        const { kind } = visitTime(date, id, rules, now);
        const quarters = Array.from({ length: 96 }, (_, index) => index * quarter)
          .map((past) => new Date(Date.parse(`${date}T00:00:00-06:00`) + past))
          .filter((at) => window.starts <= wallClock(at).time && wallClock(at).time < window.ends)
          .filter((at) => wallClock(now).day !== date || at >= now);
        const states = quarters.map((at) => openState(rules, at));
        const isHelped = states.some(({ emergency }) => emergency);
        // An hour of it is left, and an hour in which the business is open.
        const isOff = hoursOn(rules, date).length + emergencyOn(rules, date).length === 0;
        const isOver = !isOff && quarters.length < 4;
        const isUsual = states.filter(({ until }) => until).length >= 4;
        expect(kind).toBe(isOver ? 'over' : isUsual ? 'usual' : isHelped ? 'afterHours' : 'closed');
        cases.count(kind);
      }
    }),
  );
  cases.expectEach(['over', 'usual', 'afterHours', 'closed'], 10);
});

test('whatever is sent, saved or printed, no total stands without the price that leads', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anyRules, anyMoment, anyAnswers, (rules, now, given) => {
      const confirmed = { answers: { ...information, ...given }, confirmedAt: now.toISOString() };
      const request = { serviceId: 'dishwasher', reference: 'RK7-4MX', ...confirmed } as const;
      const summary = bookingSummary(request, service, { rules, texts });
      const { kind, rows, caveats: said } = visitPrice(service.price, given, rules, now);
      const { visit } = summary;
      const file = visit && calendarFile({ summary, visit, title: '', note: '', host: 'a.example', now });
      const mail = requestMailHref(summary, 'a@example.com');
      const outputs = [summaryText(summary), decodeURIComponent(mail)];
      if (file) outputs.push(file.replaceAll('\r\n ', '').replaceAll('\\', ''));
      const message = decodeURIComponent(requestSmsHref(summary, '1'));
      const lead = rows[0]?.id === 'lead' ? `${rows[0].label}: ${rows[0].value}` : '';
      expect(message).toContain(lead);
      expect(message).not.toContain('Total:');
      for (const output of outputs) {
        expect(output).toContain(lead);
        expect(output).not.toMatch(/Total:[^]*\n(For (the time|ZIP)|The website)/);
        for (const line of Object.values(said)) expect(output).toContain(line);
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
] as const)(
  'whether the list, the button and the request name an emergency %s',
  (_when, now, emergency, named) => {
    const rules = { ...shop, emergency };
    const given = { preferredDate: '', preferredTime: 'asap', zipCode: '55405' } as const;
    const request = { answers: { ...information, ...given }, confirmedAt: now, reference: 'RK7-4MX' };
    const { rows } = bookingSummary({ serviceId: 'dishwasher', ...request }, service, { rules, texts });
    const { times, emergency: button } = choices(85, { ...given, state: '' }, rules, new Date(now));
    expect([times, button.label, rows].map((shown) => /emergency/i.test(JSON.stringify(shown)))).toEqual(
      named,
    );
  },
);

test('as soon as possible says that it is for today only, and isn’t promised for today on a later day', () => {
  const given = { preferredDate: '2026-12-10', preferredTime: '', zipCode: '55405', state: '' };
  const rules = { ...shop, emergency: allDay };
  const { times } = choices(85, given, rules, new Date(morning));
  expect(times.at(-1)).toMatchObject({ disabled: true, note: 'today only' });
  const answers = { ...information, preferredDate: '2026-12-10', preferredTime: 'asap' } as const;
  const request = { serviceId: 'dishwasher', reference: 'RK7-4MX', answers, confirmedAt: morning } as const;
  const { rows } = bookingSummary(request, service, { rules, texts });
  expect(rows.find(({ id }) => id === 'preferredTime')?.value).not.toContain('today');
});

test('days of the next week are read as weekdays, and later ones as dates', () => {
  const words = [0, 1, 6, 7].map((ahead) => dayInShort(daysAfter('2026-12-08', ahead), new Date(morning)));
  expect(words).toEqual(['Today', 'Tomorrow', 'Mon', 'Dec 15']);
  // In the small hours, “tomorrow” would mean this morning.
  expect(dayInShort('2026-12-08', new Date('2026-12-07T06:30:00Z'))).toBe('Tue');
});

/** What stands on the button of a window, its kind, and whether it is disabled. */
const saying = {
  come: ['', 'usual', false],
  ask: ['call first', 'usual', false],
  emergency: ['', 'afterHours', false],
  over: ['time not available', 'over', true],
  closed: ['time not available', 'closed', false],
};

test('at no minute of a year do a choice, its price, its urgency and its summary tell different things', () => {
  const cases = countCases();
  const year = { min: new Date('2026-06-01'), max: new Date('2027-06-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(year), fc.integer({ min: 0, max: 9 }), fc.boolean(), (now, ahead, hasEmergencies) => {
      const rules: PriceRules = { ...shop, emergency: hasEmergencies ? allDay : undefined };
      const { until, emergency: isEmergencyTime } = openState(rules, now);
      const isAnswered = until !== undefined || isEmergencyTime;
      const today = wallClock(now).day;
      const given = { preferredDate: '', preferredTime: '?', zipCode: '', state: '' };
      const { times, first, emergency } = choices(85, given, rules, now);
      const ofDay = choices(85, { ...given, preferredDate: daysAfter(today, ahead) }, rules, now).times;
      const buttons = first.map(({ day, value }) => day + timeOf(value).window?.starts);
      for (const { day, value, note, disabled } of [...times, ...first, emergency, ...ofDay]) {
        const { kind, isUrgent = false } = visitTime(day, value, rules, now);
        const visit = { preferredDate: day, preferredTime: value, zipCode: '55405' };
        const request = { answers: { ...information, ...visit }, confirmedAt: now.toISOString() };
        const confirmed = { serviceId: 'dishwasher', reference: 'RK7-4MX', ...request } as const;
        const { rows, callFirst } = bookingSummary(confirmed, service, { rules, texts });
        expect(callFirst).toBe(isUrgent && isAnswered);
        expect(rows.some(({ id }) => id === 'lead')).toBe(kind !== 'usual');
        const { window = anyTime } = timeOf(value);
        const { can } = visitsIn(day, window, rules, now);
        cases.count(can);
        // On such a day it doesn't matter that a window is over, too.
        const isDayOff = !hasEmergencies && hoursOn(rules, day).length === 0;
        const remark = note.split(', ').find((word) => !word.includes('$')) ?? '';
        if (value === 'asap') expect(disabled).toBe(day > today);
        else expect([remark, kind, disabled]).toEqual(saying[isDayOff ? 'closed' : can]);
        // No window that can be had before the last button is left out.
        const isNext = /come|ask/.test(can) && day + window.starts <= String(buttons[3]);
        if (day && window !== anyTime) expect(buttons.includes(day + window.starts)).toBe(isNext);
      }
    }),
    { numRuns: 300 },
  );
  cases.expectEach(Object.keys(saying), 20);
});
