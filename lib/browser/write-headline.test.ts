/** @jest-environment jsdom */
import { headline } from '@/lib/hours/headline';
import { headlineTable } from '@/lib/hours/headline-table';
import { allDay, usualShop, usualWeek } from '@/lib/hours/sample-hours.test-helper';
import { keepHeadline } from './write-headline';

const shop = {
  ...usualShop,
  hours: usualWeek,
  closedDates: [{ from: '2026-12-09', to: '2026-12-09', reason: 'Training' }],
  emergency: allDay,
  afterHoursPrice: 149,
};
const main = `<main data-headlines='${JSON.stringify(headlineTable(shop))}'></main>`;
const parts = ['line', 'note', 'prices'] as const;
const spans = parts.map((part) => `<span data-headline-part="${part}"></span>`).join('');
const shown = () => [...document.querySelectorAll('span')].map(({ textContent }) => textContent);

/** The time in Minnesota, and the headline that applies then. */
function at(time: string) {
  const now = new Date(`2026-12-${time}:00-06:00`);
  const { shop: state, ...current } = headline(shop, now);
  return { now, state, texts: parts.map((part) => current[part]) };
}

test('the headline’s parts appear as the page is parsed, and stay current while it is open', async () => {
  const [morning, ...later] = [at('08T10:00'), at('08T21:00'), at('09T10:00'), at('10T10:00')] as const;
  jest.useFakeTimers({ now: morning.now });
  keepHeadline(document);
  document.body.innerHTML = main;
  document.querySelector('main')?.insertAdjacentHTML('beforeend', spans);
  await Promise.resolve();
  expect(shown()).toEqual(morning.texts);
  // If the page is parsed in one go, no microtask runs between the last element and this event.
  document.body.innerHTML = main + spans;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(shown()).toEqual(morning.texts);
  // The shop closes, is closed for a day, and opens again.
  for (const { now, texts, state } of later) {
    jest.setSystemTime(now);
    jest.advanceTimersByTime(1000);
    expect(shown()).toEqual(texts);
    expect(document.documentElement.dataset.shop).toBe(state);
  }
});
