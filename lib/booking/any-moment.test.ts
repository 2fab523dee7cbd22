import fc from 'fast-check';
import { siteContent } from '@/lib/content/load';
import { daysAfter, readDay, weekdays } from '@/lib/hours/dates';
import { emergencyOn, hoursOn, openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import { usualShop } from '@/lib/hours/sample-hours.test-helper';
import type { Shop, Span } from '@/lib/hours/shop';
import { wallClock } from '@/lib/hours/shop-clock';
import { anyTime } from '@/lib/hours/visits';
import { bookingSummary } from '@/lib/request/booking-summary';
import { calendarFile } from '@/lib/request/calendar';
import { requestMailHref, requestSmsHref } from '@/lib/request/request-links';
import { information, service } from '@/lib/request/sample-summaries.test-helper';
import { summaryText } from '@/lib/request/summary';
import { countCases } from '@/lib/text/cases.test-helper';
import type { Information } from './information-fields';
import { preferredTimes, timeOf } from './preferred-times';
import { noAnswers, shops } from './sample-shop.test-helper';
import { visit, visitChoices } from './visit';

const quarterHour = 15 * 60_000;
const clocks = '00:00 07:00 09:30 12:00 13:30 17:00 18:30 20:00 24:00'.split(' ');
const anyClock = fc.constantFrom(...clocks);
const anyHours = fc
  .record({ days: fc.subarray([...weekdays], { minLength: 1 }), opens: anyClock, closes: anyClock })
  .filter(({ opens, closes }) => opens < closes);
const anyShop: fc.Arbitrary<Shop> = fc
  .record({
    shop: fc.constantFrom(...Object.values(shops)),
    hours: fc.oneof(
      fc.constant(usualShop.hours),
      anyHours.map((hours) => [hours]),
    ),
    closedDates: fc.constantFrom([], usualShop.closedDates),
    taxPercent: fc.constantFrom(0, 8, 8.875),
    afterHoursPrice: fc.constantFrom(undefined, 149),
  })
  .map(({ shop, ...facts }) => ({ ...shop, ...facts }));

/** Any quarter-hour of the days around the holidays. */
const anyMoment = fc
  .date({ min: new Date('2026-12-21'), max: new Date('2026-12-29'), noInvalidDate: true })
  .map((date) => new Date(date.getTime() - (date.getTime() % quarterHour)));
// Today comes up often, because only its times can be over, or require a call.
const anyDay = fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5);

/** Decides for a window from each quarter-hour that is left of it. */
function situationByQuarters(day: string, window: Span, shop: Shop, now: Date) {
  const midnight = Date.parse(`${day}T00:00:00-06:00`);
  const { day: today, time } = wallClock(now);
  const left = Array.from({ length: 96 }, (_, index) => new Date(midnight + index * quarterHour))
    .filter((at) => window.opens <= wallClock(at).time && wallClock(at).time < window.closes)
    .filter((at) => today !== day || at >= now);
  const isDayOff = hoursOn(shop, day).length + emergencyOn(shop, day).length === 0;
  // A visit takes an hour.
  if (!isDayOff && left.length < 4) return 'over';
  const isPromised = day !== today || time < (shop.sameDayUntil ?? '');
  if (left.filter((at) => openUntil(shop, at)).length >= 4) return isPromised ? 'come' : 'ask';
  return left.some((at) => takesEmergencies(shop, at)) ? 'emergency' : 'closed';
}

test('a time is offered unless it’s over, in each quarter-hour of any shop’s hours', () => {
  const cases = countCases();
  const property = fc.property(anyShop, anyMoment, anyDay, (shop, now, ahead) => {
    const preferredDate = daysAfter(wallClock(now).day, ahead);
    const answers = { ...noAnswers, preferredDate };
    const { times } = visitChoices({ fee: 85, answers, reader: 'visitor' }, shop, now);
    for (const { id, situation, canBeChosen } of times) {
      const { window = anyTime } = timeOf(id);
      if (id !== 'asap') expect(situation).toBe(situationByQuarters(preferredDate, window, shop, now));
      // "As soon as possible" is only for today.
      expect(canBeChosen).toBe(situation !== 'over' && !(id === 'asap' && ahead > 0));
      cases.count(situation);
    }
  });
  fc.assert(property);
  cases.expectEach(['over', 'come', 'ask', 'emergency', 'closed'], 1);
});

const notDays = ['zzzz', '2026-13-40', '2026-02-30', '275760-09-13', '20261208', ' 2026-12-08'];
const anyText = (...texts: string[]) => fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary' }));
/** Any text can be stored as an answer, even though the form accepts only some. */
const anyAnswers = fc.record({
  preferredDate: fc.oneof(
    anyMoment.map((moment) => moment.toISOString().slice(0, 10)),
    // The last days that a date input accepts.
    fc.integer({ min: -400, max: 0 }).map((ahead) => daysAfter('9999-12-31', ahead)),
    anyText('', ...notDays),
  ),
  preferredTime: anyText(...preferredTimes.map(({ id }) => id)),
  zipCode: anyText('55405', '55802', '55802', '80202'),
  state: anyText('MN', 'NY'),
  // Links shorten long answers, but not a price.
  lastName: fc.constantFrom('Berg', '李'.repeat(200)),
  problemDescription: fc.constantFrom('', 'It hums. '.repeat(200)),
});

/** Returns the summary of a request that is confirmed at `now`. */
function summaryOf(answers: Partial<Information>, shop: Shop, now: Date) {
  const confirmed = { answers: { ...information, ...answers }, confirmedAt: now.toISOString() };
  const request = { serviceId: 'dishwasher', reference: 'RK7-4MX', ...confirmed } as const;
  return bookingSummary(request, service, { shop, texts: siteContent().checkout, campaign: '' });
}

/** Returns the texts of the summary, the email, and the calendar file. */
function outputsOf(summary: ReturnType<typeof summaryOf>, now: Date) {
  const email = decodeURIComponent(requestMailHref(summary, 'a@example.com'));
  const file =
    summary.visit &&
    calendarFile({ summary, visit: summary.visit, shop: { name: '', phone: '' }, host: 'a.example', now });
  // Calendar files break long lines and escape commas.
  const unfolded = file?.replaceAll('\r\n ', '').replaceAll('\\', '') ?? [];
  return [summaryText(summary), email].concat(unfolded);
}

test('for any stored answers, every message has the leading price before the total, and each caveat once', () => {
  const cases = countCases();
  const property = fc.property(anyShop, anyMoment, anyAnswers, (shop, now, answers) => {
    const summary = summaryOf(answers as Partial<Information>, shop, now);
    const request = { fee: service.price, answers: { ...noAnswers, ...answers }, reader: 'shop' } as const;
    const asked = visit(request, shop, now);
    const { situation, rows, amount, caveats } = asked;
    const [first, usually] = rows;
    const total = rows.at(-1);
    // Every price except the usual one has a leading row. The usual price has its three rows in any case.
    const isUsual = amount.endsWith('estimated tax');
    expect(rows).toHaveLength(isUsual ? 3 : 5);
    const lead = isUsual ? '' : `${first?.label}: ${first?.value}`;
    if (amount && !isUsual) expect([first?.value, usually?.id]).toEqual([amount, 'usually']);
    const text = decodeURIComponent(requestSmsHref(summary, '1'));
    expect(text).toContain(lead);
    expect(text).not.toContain(`${total?.label}:`);
    // We say at most one thing about the time and one about the place. The shop may read it on another day.
    const { zipCode = '', preferredDate = '', preferredTime = '' } = caveats;
    expect([preferredDate, preferredTime]).toContain('');
    expect(Object.values(caveats).join(' ')).not.toMatch(/today|tonight|tomorrow/);
    const notes = summary.rows.flatMap(({ caveat = '' }) => (caveat ? [caveat] : []));
    expect(notes.toSorted()).toEqual(Object.values(caveats).toSorted());
    expect(text).toContain(preferredDate + preferredTime);
    for (const output of outputsOf(summary, now)) {
      for (const line of [lead, zipCode, preferredDate, preferredTime]) expect(output).toContain(line);
      if (lead) expect(output.indexOf(lead)).toBeLessThan(output.indexOf(`${total?.label}:`));
    }
    // We promise nothing about a visit that we don't make.
    const promises = [summary.visit, summary.notes, notes[0]];
    if (situation === 'elsewhere') expect(promises.filter(Boolean)).toEqual([]);
    // A time is spelled the same in the form.
    const { times, chosen } = visitChoices(request, shop, now);
    const name = chosen.hours ? `${chosen.label} (${chosen.hours})` : chosen.label;
    expect(summary.rows.find(({ id }) => id === 'preferredTime')?.value).toBe(name);
    expect(chosen).toEqual(asked);
    expect(JSON.stringify([times, summary])).not.toMatch(/NaN|undefined|Invalid|\+0/);
    // A text that isn't a date counts as no date.
    const withoutDate = { ...request, answers: { ...request.answers, preferredDate: '' } };
    if (!readDay(answers.preferredDate)) expect(asked).toEqual(visit(withoutDate, shop, now));
    cases.count(situation);
    cases.count('nearby', zipCode !== '');
    cases.count('a calendar file', summary.visit !== undefined);
    cases.count('a shortened text', text.includes('[shortened]'));
  });
  fc.assert(property);
  const kinds = ['come', 'elsewhere', 'emergency', 'nearby'];
  cases.expectEach([...kinds, 'a calendar file', 'a shortened text'], 1);
});
