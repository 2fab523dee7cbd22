import fc from 'fast-check';
import { zipSentence } from '@/lib/area/service';
import { siteContent } from '@/lib/content/load';
import { daysAfter, readDay, weekdays } from '@/lib/hours/dates';
import { emergencyOn, hoursOn, openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import { wallClock } from '@/lib/hours/shop-clock';
import { anyTime } from '@/lib/hours/visits';
import { bookingSummary } from '@/lib/request/booking-summary';
import { calendarFile } from '@/lib/request/calendar';
import { requestMailHref, requestSmsHref } from '@/lib/request/request-links';
import { information, service } from '@/lib/request/sample-summaries.test-helper';
import { summaryText } from '@/lib/request/summary';
import { countCases } from '@/lib/text/cases.test-helper';
import { visitCaveat } from './caveats';
import { timeChoices } from './choices';
import type { Information } from './fields';
import { preferredTimes } from './preferred-times';
import { noAnswers, shop, shops } from './sample-shop.test-helper';
import { visitPrice, type PriceRules } from './visit-price';
import { visitTime } from './visit-time';

const quarterHour = 15 * 60_000;
const clocks = '00:00 07:00 09:30 12:00 13:30 17:00 18:30 20:00 24:00'.split(' ');
const anyClock = fc.constantFrom(...clocks);
const anyHours = fc
  .record({ days: fc.subarray([...weekdays], { minLength: 1 }), opens: anyClock, closes: anyClock })
  .filter(({ opens, closes }) => opens < closes);
const anyRules: fc.Arbitrary<PriceRules> = fc
  .record({
    shop: fc.constantFrom(...Object.values(shops)),
    hours: fc.oneof(
      fc.constant(shop.hours),
      anyHours.map((hours) => [hours]),
    ),
    closedDates: fc.constantFrom([], shop.closedDates),
    taxPercent: fc.constantFrom(0, 8, 8.875),
    afterHoursPrice: fc.constantFrom(undefined, 149),
  })
  .map(({ shop: usual, ...rules }) => ({ ...usual, ...rules }));

/** Any quarter-hour of the days around the holidays. */
const anyMoment = fc
  .date({ min: new Date('2026-12-21'), max: new Date('2026-12-29'), noInvalidDate: true })
  .map((date) => new Date(date.getTime() - (date.getTime() % quarterHour)));
// Today comes up often, because only its times can be over, or require a call.
const anyDay = fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5);

/** Decides the kind of a window from each quarter-hour that is left of it. */
function kindByQuarters(day: string, window: { starts: string; ends: string }, rules: PriceRules, now: Date) {
  const midnight = Date.parse(`${day}T00:00:00-06:00`);
  const left = Array.from({ length: 96 }, (_, index) => new Date(midnight + index * quarterHour))
    .filter((at) => window.starts <= wallClock(at).time && wallClock(at).time < window.ends)
    .filter((at) => wallClock(now).day !== day || at >= now);
  const isDayOff = hoursOn(rules, day).length + emergencyOn(rules, day).length === 0;
  // A visit takes an hour.
  if (!isDayOff && left.length < 4) return 'over';
  if (left.filter((at) => openUntil(rules, at)).length >= 4) return 'usual';
  return left.some((at) => takesEmergencies(rules, at)) ? 'afterHours' : 'closed';
}

test('a time is offered unless it’s over, in each quarter-hour of any shop’s hours', () => {
  const cases = countCases();
  const property = fc.property(anyRules, anyMoment, anyDay, fc.boolean(), (rules, now, ahead, isChosen) => {
    const preferredDate = daysAfter(wallClock(now).day, ahead);
    for (const { id, window = anyTime } of preferredTimes) {
      const answers = { ...noAnswers, preferredDate, preferredTime: id };
      const { kind, why } = visitTime(answers, rules, now);
      if (id !== 'asap') expect(kind).toBe(kindByQuarters(preferredDate, window, rules, now));
      const chosen = { ...answers, preferredTime: isChosen ? id : '?' };
      const choices = timeChoices({ fee: 85, answers: chosen }, rules, now);
      // A chosen time stays enabled. "As soon as possible" is only for today.
      const canBeChosen = isChosen || (kind !== 'over' && !(id === 'asap' && ahead > 0));
      expect(choices.find(({ value }) => value === id)?.disabled).toBe(!canBeChosen);
      cases.count(kind);
      cases.count('a part of the window', why === 'partOfIt');
    }
  });
  fc.assert(property);
  cases.expectEach(['over', 'usual', 'afterHours', 'closed', 'a part of the window'], 1);
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
function summaryOf(answers: Partial<Information>, rules: PriceRules, now: Date) {
  const confirmed = { answers: { ...information, ...answers }, confirmedAt: now.toISOString() };
  const request = { serviceId: 'dishwasher', reference: 'RK7-4MX', ...confirmed } as const;
  return bookingSummary(request, service, { business: rules, texts: siteContent().checkout, campaign: '' });
}

/** Returns the texts of the summary, the email, and the calendar file. */
function outputsOf(summary: ReturnType<typeof summaryOf>, now: Date) {
  const { visit } = summary;
  const email = decodeURIComponent(requestMailHref(summary, 'a@example.com'));
  const file = visit && calendarFile({ summary, visit, title: '', note: '', host: 'a.example', now });
  // Calendar files break long lines and escape commas.
  const unfolded = file?.replaceAll('\r\n ', '').replaceAll('\\', '') ?? [];
  return [summaryText(summary), email].concat(unfolded);
}

test('whatever is stored as answers, every message shows the leading price before the total, and each caveat', () => {
  const cases = countCases();
  const property = fc.property(anyRules, anyMoment, anyAnswers, (rules, now, answers) => {
    const summary = summaryOf(answers as Partial<Information>, rules, now);
    const visit = { fee: service.price, answers: { ...noAnswers, ...answers } };
    const price = visitPrice(visit, rules, now);
    const { kind, rows } = price;
    const [first, usually] = rows;
    const total = rows.find(({ id }) => id === 'total');
    // Every price except the usual one has a leading row, and then the usual price.
    expect([price.sentence === '', first?.id !== 'lead']).toEqual(Array(2).fill(kind === 'usual'));
    const leading = first?.kind === 'warning' ? price.sentence : price.amount;
    if (kind !== 'usual') expect(first?.value).toBe(leading);
    if (!total) {
      const atAnyTime = { ...visit.answers, preferredDate: '', preferredTime: '' };
      const { amount } = visitPrice({ ...visit, answers: atAnyTime }, { ...rules, hours: shop.hours }, now);
      expect(usually).toMatchObject({ id: 'usually', value: amount });
    }
    const lead = kind === 'usual' ? '' : `${first?.label}: ${first?.value}`;
    const text = decodeURIComponent(requestSmsHref(summary, '1'));
    expect(text).toContain(lead);
    expect(text).not.toContain(`${total?.label}:`);
    const zipCaveat = kind === 'elsewhere' ? '' : zipSentence(answers.zipCode, rules);
    const caveats = [visitCaveat(price, rules, now)?.text ?? '', zipCaveat];
    for (const output of outputsOf(summary, now)) {
      for (const line of [lead, ...caveats]) expect(output).toContain(line);
      if (total) expect(output.indexOf(lead)).toBeLessThan(output.indexOf(`${total.label}:`));
    }
    // We promise nothing about a visit that we don't make.
    const promises = [summary.visit, summary.notes, summary.rows.find(({ note }) => note)];
    if (kind === 'elsewhere') expect(promises.filter(Boolean)).toEqual([]);
    // A time is spelled the same in the form.
    const choices = timeChoices(visit, rules, now);
    const choice = choices.find(({ value }) => value === price.time.id);
    const name = choice?.detail ? `${choice.label} (${choice.detail})` : choice?.label;
    expect(summary.rows.find(({ id }) => id === 'preferredTime')?.value).toBe(name);
    expect(JSON.stringify([price, choices, summary])).not.toMatch(/NaN|undefined|Invalid|\+0/);
    // A text that isn't a date counts as no date.
    const withoutDate = { ...visit, answers: { ...visit.answers, preferredDate: '' } };
    if (!readDay(answers.preferredDate)) expect(price).toEqual(visitPrice(withoutDate, rules, now));
    cases.count(kind);
    cases.count('a calendar file', summary.visit !== undefined);
    cases.count('a shortened text', text.includes('[shortened]'));
  });
  fc.assert(property);
  const kinds = ['usual', 'outside', 'elsewhere', 'afterHours'];
  cases.expectEach([...kinds, 'a calendar file', 'a shortened text'], 1);
});
