import fc from 'fast-check';
import { siteContent } from '@/lib/content/load/site-content';
import { wallClock, weekdays } from '@/lib/hours/clock';
import { stateCodes } from '@/lib/location/state-code';
import { openState } from '@/lib/hours/opening-hours';
import { bookingSummary } from '@/lib/request/booking-summary';
import { calendarFile } from '@/lib/request/calendar';
import { requestMailHref, requestSmsHref } from '@/lib/request/links';
import { information, service } from '@/lib/request/sample-summaries.test-helper';
import { summaryText } from '@/lib/request/summary';
import { preferredTimes, windowOf } from './preferred-times';
import { slots, visitPrice, type PriceRules } from './visit-price';

const texts = siteContent().checkout;
const { lines } = texts.price;
const links = { subject: '', shortened: '…' };
const withoutAfterHours = {
  ...texts,
  price: {
    ...texts.price,
    afterHours: '',
    lines: { ...lines, outsideHours: '', outsideDay: '', closedNow: '' },
  },
};

const allDay = { days: [...weekdays], opens: '00:00', closes: '24:00', onClosedDates: true };
const saturday = { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00', onClosedDates: false };
/** Open on weekdays and Saturdays. December 25, 2026, is a Friday off, December 26 a Saturday off. */
const shop = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
    { days: weekdays.slice(5, 6), opens: '08:00', closes: '18:00' },
  ],
  closedDates: [{ from: '2026-12-25', to: '2026-12-26', reason: 'the holidays' }],
  zips: ['55405'],
  statesServed: stateCodes.slice(0, 2),
  taxPercent: 8,
};
const emergencies = { always: allDay, saturday, never: undefined };
const [morning, night] = ['2026-12-08T16:00:00Z', '2026-12-09T03:40:00Z'];
const usual = '$92 with estimated tax';
const after = 'from $149 plus tax';
const closed = 'we can’t come then';

test('a visitor in a state with a tax of its own reads its rate and pays no other', () => {
  const rules: PriceRules = { ...shop, emergency: allDay, taxPercentByState: { WI: 5.5 } };
  const rowsIn = (state: string) => visitPrice(100, { state }, { rules, texts }, new Date(morning)).rows;
  const tax = (state: string) => rowsIn(state).find(({ id }) => id === 'tax');
  expect(tax('WI')).toMatchObject({ label: 'Estimated tax (5.5%)', value: '$6' });
  expect(tax('MN')).toMatchObject({ label: 'Estimated tax (8%)', value: '$8' });
});

test.each([
  ['', '', 'always', night, usual, ''],
  // An evening without a day can be on a weekday.
  ['', 'evening', 'always', night, usual, ''],
  ['2026-12-11', '', 'never', night, usual, ''],
  // An hour of it is enough for a visit.
  ['2026-12-12', 'evening', 'never', morning, usual, 'Saturday evening: we come from 5 PM to 6 PM.'],
  [
    '2026-12-12',
    'evening',
    'always',
    // Half an hour before closing.
    '2026-12-12T23:30:00Z',
    after,
    'Saturday evening is outside our hours: visits',
  ],
  ['2026-12-13', '', 'never', morning, closed, 'We’re closed on Sunday: choose another day.'],
  ['2026-12-13', 'asap', 'saturday', morning, closed, 'We’re closed on Sunday: choose another day.'],
  ['2026-12-13', '', 'always', morning, after, 'We’re closed on Sunday, except for emergencies: visits'],
  ['2026-12-25', 'morning', 'always', morning, after, 'We’re closed on Friday, December 25, except for'],
  ['2026-12-26', '', 'saturday', morning, closed, 'We’re closed for the holidays: choose another day.'],
  ['', 'asap', 'always', morning, usual, ''],
  ['', 'asap', 'always', '2026-12-09T02:00:00Z', usual, 'We close at 9 PM: a visit after that costs more.'],
  ['', 'asap', 'never', '2026-12-09T02:00:00Z', usual, ''],
  ['', 'asap', 'always', night, after, 'We’re closed now: a visit before Wednesday at 7 AM starts at $149.'],
  ['', 'asap', 'saturday', night, usual, 'We’re closed now: visits start again Wednesday at 7 AM.'],
  ['2026-12-10', 'asap', 'always', night, usual, lines.laterDay],
  ['2026-12-25', 'asap', 'always', night, after, 'We’re closed on Friday, December 25, except for'],
  ['2026-12-08', '', 'always', night, closed, lines.timeOver],
  ['2026-12-08', 'morning', 'always', '2026-12-08T17:00:00Z', usual, ''],
  ['2026-12-08', 'morning', 'always', '2026-12-08T17:01:00Z', closed, lines.timeOver],
] as const)('%s %s, emergencies %s, seen at %s', (preferredDate, preferredTime, when, now, figure, said) => {
  const rules = { ...shop, emergency: emergencies[when] };
  const price = visitPrice(85, { preferredDate, preferredTime }, { rules, texts }, new Date(now));
  const line = Object.values(price.lines).join('');
  expect(price.figure).toBe(figure);
  expect(Boolean(line)).toBe(Boolean(said));
  expect(line.replaceAll('\u00a0', ' ')).toContain(said);
});

test.each([
  ['at night, as soon as possible', '', 'asap', night, true],
  ['at night, for any time of today', '2026-12-08', '', night, true],
  ['at night, for tomorrow', '2026-12-09', 'morning', night, false],
  ['by day, as soon as possible', '', 'asap', morning, true],
  ['by day, for this evening', '2026-12-08', 'evening', morning, false],
  ['an hour before it ends, for this evening', '2026-12-08', 'evening', '2026-12-09T01:00:00Z', true],
  ['half an hour before closing, on Saturday', '2026-12-12', '', '2026-12-12T23:31:00Z', true],
  ['minutes before closing, for today', '2026-12-08', '', '2026-12-09T02:45:00Z', true],
  ['on Saturday at 7 PM, for this evening', '2026-12-12', 'evening', '2026-12-13T01:00:00Z', true],
  ['on the night before days off, for the first', '2026-12-25', '', '2026-12-25T04:00:00Z', true],
  ['at night, as soon as possible on a later day', '2026-12-10', 'asap', night, false],
] as const)('%s: whether only a call helps', (_when, preferredDate, preferredTime, now, callFirst) => {
  const rules = { ...shop, emergency: allDay, replyTime: 'within 30 minutes' };
  const price = visitPrice(85, { preferredDate, preferredTime }, { rules, texts }, new Date(now));
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
  const { visit } = visitPrice(85, { preferredDate, preferredTime }, { rules, texts }, now);
  expect(visit).toEqual(window && { day: preferredDate, window });
});

test('as soon as possible is for today, and only what is over or later can’t be chosen', () => {
  const disabledOn = (preferredDate: string, now: string) =>
    slots(
      85,
      { preferredDate, preferredTime: '', zipCode: '', state: '' },
      { rules: { ...shop, emergency: undefined }, texts },
      new Date(now),
    ).flatMap(({ value, disabled }) => (disabled ? [value] : []));
  expect(disabledOn('', night)).toEqual([]);
  expect(disabledOn('2026-12-08', '2026-12-08T18:30:00Z')).toEqual(['morning']);
  expect(disabledOn('2026-12-09', night)).toEqual(['asap']);
  expect(disabledOn('2026-12-25', night)).toEqual(['asap']);
});

test.each([
  ['2026-12-13', '', 'never', 'preferredDate'],
  ['2026-12-26', 'morning', 'never', 'preferredDate'],
  ['2026-12-25', 'evening', 'always', 'preferredDate'],
  ['2026-12-12', 'evening', 'always', 'preferredTime'],
] as const)(
  'what is said of %s %s stands beside the answer to change',
  (preferredDate, preferredTime, when, field) => {
    const rules = { ...shop, emergency: emergencies[when] };
    const price = visitPrice(85, { preferredDate, preferredTime }, { rules, texts }, new Date(morning));
    const named = Object.entries(price.lines).flatMap(([name, line]) => (line ? [name] : []));
    expect(named).toEqual([field]);
  },
);

test('outside the neighborhoods, or without an after-hours price, a visit can cost more', () => {
  const costs = (zipCode: string, now: string, words = texts) => {
    const wizard = { rules: { ...shop, emergency: allDay }, texts: words };
    const answers = { zipCode, preferredTime: 'asap' };
    const { figure, lines: said } = visitPrice(85, answers, wizard, new Date(now));
    return [figure, said.zipCode || said.preferredTime];
  };
  expect(costs('55405-1234', morning)).toEqual([usual, '']);
  // Half a ZIP code says nothing about the area.
  expect(costs('902', morning)).toEqual([usual, '']);
  expect(costs('55802', morning)).toEqual(['$92 or more', lines.outsideArea]);
  expect(costs('55802', night)).toEqual([after, lines.outsideArea]);
  // Outside the states served, no price promises that anybody comes.
  expect(costs('80202', morning)).toEqual([texts.price.elsewhere, lines.outsideStates]);
  expect(costs('80202', night)).toEqual([texts.price.elsewhere, lines.outsideStates]);
  // To call is for when somebody picks up the phone.
  const wizard = { rules: { ...shop, emergency: undefined }, texts };
  const callFirst = (now: string) => visitPrice(85, { zipCode: '80202' }, wizard, new Date(now)).callFirst;
  expect([morning, night].map(callFirst)).toEqual([true, false]);
  const far = { zipCode: '80202', preferredDate: '2026-12-13', preferredTime: 'evening' };
  const { lines: said, visit } = visitPrice(85, far, wizard, new Date(morning));
  expect([said.preferredDate, said.preferredTime, visit]).toEqual(['', '', undefined]);
  expect(costs('', night, withoutAfterHours)).toEqual(['$92 or more', lines.costsMore]);
});

const toClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const anyClock = fc.integer({ min: 0, max: 24 }).map(toClock);
const anyHours = fc
  .record({ days: fc.subarray([...weekdays], { minLength: 1 }), opens: anyClock, closes: anyClock })
  .filter(({ opens, closes }) => opens < closes);
const anyRules: fc.Arbitrary<PriceRules> = fc.record({
  hours: anyHours.map((hours) => [hours]),
  closedDates: fc.constantFrom([], shop.closedDates),
  emergency: fc.constantFrom(undefined, allDay, saturday, { ...allDay, opens: '06:00', closes: '09:00' }),
  zips: fc.constant(shop.zips),
  statesServed: fc.constant(shop.statesServed),
  taxPercent: fc.constantFrom(0, 8, 8.875),
});
const [min, max] = [new Date('2026-12-21'), new Date('2026-12-29')];
const quarter = 15 * 60_000;
const anyMoment = fc
  .date({ min, max, noInvalidDate: true })
  .map((date) => new Date(date.getTime() - (date.getTime() % quarter)));
const anyDay = anyMoment.map((moment) => moment.toISOString().slice(0, 10));
const anyAnswers = fc.record({
  preferredDate: fc.oneof(fc.constant(''), anyDay),
  preferredTime: fc.constantFrom('' as const, ...preferredTimes.map(({ id }) => id)),
  zipCode: fc.constantFrom('55405', '55802', '80202', '902'),
  // Long answers are cut in links; a price isn't.
  lastName: fc.constantFrom('Berg', '李'.repeat(200)),
  problemDescription: fc.constantFrom('', 'It hums. '.repeat(200)),
});

test('the price of a window follows from what the business does in each quarter of an hour of it', () => {
  fc.assert(
    fc.property(anyRules, anyMoment, anyDay, (rules, now, date) => {
      for (const { value, price } of slots(
        85,
        { preferredDate: date, preferredTime: '', zipCode: '', state: '' },
        { rules, texts },
        now,
      )) {
        const window = windowOf(value);
        if (!window) continue;
        const quarters = Array.from({ length: 96 }, (_, index) => index * quarter)
          .map((after) => new Date(Date.parse(`${date}T00:00:00-06:00`) + after))
          .filter((at) => window.starts <= wallClock(at).time && wallClock(at).time < window.ends)
          .filter((at) => wallClock(now).day !== date || at >= now);
        const states = quarters.map((at) => openState(rules, at));
        const isHelped = states.some(({ emergency }) => emergency);
        // An hour of it is left, and an hour in which the business is open.
        const isOver = quarters.length < 4;
        const isUsual = states.filter(({ until }) => until).length >= 4;
        expect(price).toBe(isOver ? 'closed' : isUsual ? 'usual' : isHelped ? 'afterHours' : 'closed');
      }
    }),
  );
});

test('whatever is sent, saved or printed, no total stands without the price that leads', () => {
  fc.assert(
    fc.property(anyRules, anyMoment, anyAnswers, fc.boolean(), (rules, now, given, hasAfterHours) => {
      const wizard = { rules, texts: hasAfterHours ? texts : withoutAfterHours };
      const confirmed = { answers: { ...information, ...given }, confirmedAt: now.toISOString() };
      const request = { serviceId: 'dishwasher', reference: 'RK7-4MX', ...confirmed } as const;
      const summary = bookingSummary(request, service, wizard);
      const { figure, rows, lines: said } = visitPrice(service.price, given, wizard, now);
      const { visit } = summary;
      const file = visit && calendarFile({ summary, visit, title: '', note: '', host: 'a.example', now });
      const mail = requestMailHref(summary, links, 'a@example.com');
      const outputs = [summaryText(summary), decodeURIComponent(mail)];
      if (file) outputs.push(file.replaceAll('\r\n ', '').replaceAll('\\', ''));
      const message = decodeURIComponent(requestSmsHref(summary, links, '1'));
      const lead = rows.length > 3 ? `${rows[0]?.label}: ${figure}` : '';
      expect(message).toContain(lead);
      expect(message).not.toContain('Total:');
      for (const output of outputs) {
        expect(output).toContain(lead);
        expect(output.indexOf('Total:')).toBeGreaterThan(lead ? output.indexOf(lead) : 0);
        for (const line of Object.values(said)) expect(output).toContain(line);
      }
      // At the usual price there is nothing to add, and the other way round.
      expect(lead === '').toBe(figure.endsWith('with estimated tax'));
    }),
  );
});
