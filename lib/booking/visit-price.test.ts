import fc from 'fast-check';
import { siteContent } from '@/lib/content/load/site-content';
import type { OpeningHours } from '@/lib/content/schemas/business';
import { wallClock, weekdays } from '@/lib/hours/clock';
import { bookingSummary } from '@/lib/request/booking-summary';
import { calendarFile } from '@/lib/request/calendar';
import { requestMailHref, requestSmsHref } from '@/lib/request/links';
import { information, service } from '@/lib/request/sample-summaries.test-helper';
import { summaryText } from '@/lib/request/summary';
import { preferredTimes, windowOf } from './preferred-times';
import { slots, visitPrice, type PriceRules } from './visit-price';

const texts = siteContent().checkout;
const { lines } = texts.price;
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
  taxPercent: 8,
};
const emergencies = { always: allDay, saturday, never: undefined };
const [morning, night] = ['2026-12-08T16:00:00Z', '2026-12-09T03:40:00Z'];
const usual = '$92 with estimated tax';
const after = 'from $149 plus tax';
const closed = 'we can’t come then';

test.each([
  ['', '', 'always', night, usual, ''],
  // An evening without a day can be on a weekday.
  ['', 'evening', 'always', night, usual, ''],
  ['2026-12-11', '', 'never', night, usual, ''],
  ['2026-12-12', 'evening', 'never', morning, usual, ''],
  ['2026-12-12', 'evening', 'always', morning, after, 'Saturday evening is outside our hours: visits then'],
  ['2026-12-13', '', 'never', morning, closed, 'We’re closed on Sunday: choose another day.'],
  ['2026-12-13', 'asap', 'saturday', morning, closed, 'We’re closed on Sunday: choose another day.'],
  ['2026-12-13', '', 'always', morning, after, 'We’re closed on Sunday, except for emergencies: visits'],
  ['2026-12-25', 'morning', 'always', morning, after, 'We’re closed on Friday, December 25, except for'],
  ['2026-12-26', '', 'saturday', morning, closed, 'We’re closed for the holidays: choose another day.'],
  ['', 'asap', 'always', morning, usual, ''],
  ['', 'asap', 'always', night, after, 'We’re closed now: a visit before Wednesday at 7 AM starts at $149.'],
  ['', 'asap', 'saturday', night, usual, 'We’re closed now: visits start again Wednesday at 7 AM.'],
  ['2026-12-10', 'asap', 'always', night, usual, ''],
  ['2026-12-08', 'morning', 'always', '2026-12-08T17:59:00Z', usual, ''],
  ['2026-12-08', 'morning', 'always', '2026-12-08T18:00:00Z', closed, lines.timeOver],
] as const)('%s %s, emergencies %s, seen at %s', (preferredDate, preferredTime, when, now, figure, said) => {
  const rules = { ...shop, emergency: emergencies[when] };
  const price = visitPrice(85, { preferredDate, preferredTime }, { rules, texts }, new Date(now));
  const line = Object.values(price.lines).join('');
  expect(price.figure).toBe(figure);
  expect(Boolean(line)).toBe(Boolean(said));
  expect(line.replaceAll('\u00a0', ' ')).toContain(said);
});

test('outside the neighborhoods a visit can cost more, at any price of the time', () => {
  const at = (zipCode: string, now: string, words = texts) => {
    const wizard = { rules: { ...shop, emergency: allDay }, texts: words };
    return visitPrice(85, { zipCode, preferredTime: 'asap' }, wizard, new Date(now));
  };
  expect(at('55405-1234', morning)).toMatchObject({ figure: usual, lines: { zipCode: '' } });
  // Half a ZIP code says nothing about the area.
  expect(at('902', morning)).toMatchObject({ figure: usual, lines: { zipCode: '' } });
  expect(at('90210', morning)).toMatchObject({
    figure: '$92 or more',
    lines: { zipCode: lines.outsideArea },
  });
  expect(at('90210', night)).toMatchObject({ figure: after, lines: { zipCode: lines.outsideArea } });
  const unknown = { figure: '$92 or more', lines: { preferredTime: lines.costsMore } };
  expect(at('', night, withoutAfterHours)).toMatchObject(unknown);
});

test('the times of a day are offered with the price of each, but not one that is over', () => {
  const now = new Date('2026-12-12T18:30:00Z');
  expect(slots('2026-12-12', { rules: { ...shop, emergency: allDay }, texts }, now)).toMatchObject([
    { value: 'morning', price: 'closed', isOver: true },
    { value: 'afternoon', price: 'usual', isOver: false },
    { value: 'evening', price: 'afterHours', isOver: false },
    { value: 'asap', price: 'usual', isOver: false },
  ]);
});

const toClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const anyHours = fc
  .tuple(fc.subarray([...weekdays], { minLength: 1 }), fc.nat(1439), fc.nat(1440))
  .filter(([, opens, closes]) => opens < closes)
  .map(([days, opens, closes]) => ({ days, opens: toClock(opens), closes: toClock(closes) }));
const anyRules: fc.Arbitrary<PriceRules> = fc.record({
  hours: anyHours.map((hours) => [hours]),
  closedDates: fc.constantFrom([], shop.closedDates),
  emergency: fc.oneof(
    fc.constantFrom(undefined, allDay, saturday),
    fc.tuple(anyHours, fc.boolean()).map(([hours, onClosedDates]) => ({ ...hours, onClosedDates })),
  ),
  zips: fc.constant(shop.zips),
  taxPercent: fc.constantFrom(0, 8, 8.875),
});
const anyMoment = fc.date({
  min: new Date('2026-12-21T00:00:00Z'),
  max: new Date('2026-12-29T00:00:00Z'),
  noInvalidDate: true,
});
const anyAnswers = fc.record({
  preferredDate: fc.oneof(
    fc.constant(''),
    anyMoment.map((day) => day.toISOString().slice(0, 10)),
  ),
  preferredTime: fc.constantFrom('' as const, ...preferredTimes.map(({ id }) => id)),
  zipCode: fc.constantFrom('55405', '90210', '902'),
  // Long answers are cut in links; a price isn't.
  lastName: fc.constantFrom('Berg', '李'.repeat(200)),
  address: fc.constantFrom('1 Main St', '1 Main St '.repeat(20)),
  problemDescription: fc.constantFrom('', 'It hums. '.repeat(200)),
});

/** Whether the business comes at the usual price in each minute of a window, in some, and in an emergency. */
function minutesOf({ hours, closedDates, emergency }: PriceRules, date: string, time: string) {
  const window = windowOf(time) ?? { starts: '00:00', ends: '24:00' };
  const weekday = new Date(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  const isOff = closedDates.some(({ from, to }) => from <= date && date <= to);
  const isIn = (span: OpeningHours | undefined, minute: number) =>
    span !== undefined &&
    span.days.some((day) => day === weekday) &&
    toMinutes(span.opens) <= minute &&
    minute < toMinutes(span.closes);
  const minutes = Array.from({ length: 1440 }, (_, minute) => minute).filter(
    (minute) => toMinutes(window.starts) <= minute && minute < toMinutes(window.ends),
  );
  const open = minutes.filter((minute) => !isOff && isIn(hours[0], minute));
  const helped = minutes.filter((minute) => (!isOff || emergency?.onClosedDates) && isIn(emergency, minute));
  return { isWhole: open.length === minutes.length, isPart: open.length > 0, isHelped: helped.length > 0 };
}

test('the price follows from what the business does in each minute of the chosen time', () => {
  fc.assert(
    fc.property(anyRules, anyMoment, anyAnswers, (rules, now, answers) => {
      const { preferredDate: date, preferredTime: time } = answers;
      const clock = wallClock(now);
      const window = windowOf(time);
      if (date === '' || (time === 'asap' && date === clock.day)) return;
      const { isWhole, isPart, isHelped } = minutesOf(rules, date, time);
      const isOver = window && date === clock.day && window.ends <= clock.time;
      const comes = (window ? isWhole : isPart)
        ? 'usual'
        : isHelped
          ? 'afterHours'
          : isPart
            ? 'usual'
            : 'closed';
      const found = slots(date, { rules, texts }, now).find(({ value }) => value === time)?.price;
      if (time) expect(found).toBe(isOver ? 'closed' : comes);
    }),
  );
});

test('whatever is sent, saved or printed, no total stands without the price that leads', () => {
  fc.assert(
    fc.property(anyRules, anyMoment, anyAnswers, fc.boolean(), (rules, now, given, hasAfterHours) => {
      const wizard = { rules, texts: hasAfterHours ? texts : withoutAfterHours };
      const answers = { ...information, ...given };
      const request = {
        serviceId: 'dishwasher',
        answers,
        reference: 'RK7-4MX',
        confirmedAt: now.toISOString(),
      } as const;
      const summary = bookingSummary(request, service, wizard);
      const { figure, rows, lines: said } = visitPrice(service.price, given, wizard, now);
      const shared = { summary, shortened: '…' };
      const { visit } = summary;
      const file = visit && calendarFile({ summary, visit, title: '', note: '', host: 'a.example', now });
      const outputs = [
        summaryText(summary),
        decodeURIComponent(requestMailHref({ to: 'a@example.com', subject: '', ...shared })),
        file?.replaceAll('\r\n ', '').replaceAll('\\', '') ?? '',
      ];
      const message = decodeURIComponent(requestSmsHref({ phone: '(612) 555-0142', ...shared }));
      const [lead] = rows.length > 3 ? rows : [];
      for (const output of lead ? [...outputs, message] : outputs) {
        if (output === '') continue;
        const leads = output.indexOf(`${lead?.label}: ${figure}`);
        if (lead) expect(leads).toBeGreaterThan(0);
        if (output !== message) expect(output.indexOf('Total:')).toBeGreaterThan(leads);
        if (output !== message) for (const line of Object.values(said)) expect(output).toContain(line);
      }
      expect(message).not.toContain('Total:');
      // At the usual price there is nothing to add, and the other way round.
      expect(lead === undefined).toBe(figure.endsWith('with estimated tax'));
    }),
  );
});
