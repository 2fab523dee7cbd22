/** @jest-environment jsdom */
import { headlineTable } from '@/lib/hours/headline-table';
import { keepHeadline } from './headline';
import { weekdays } from '@/lib/hours/dates';

const table = headlineTable({
  hours: [{ days: [...weekdays], opens: '07:00', closes: '21:00' }],
  closedDates: [{ from: '2026-12-09', to: '2026-12-09', reason: 'Training' }],
  emergency: { days: [...weekdays], opens: '00:00', closes: '24:00', onClosedDates: true },
  sameDayUntil: '12:00',
  afterHoursPrice: 149,
});

test('a visitor reads each part as soon as it is there, and it stays true while the page is open', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-08T10:00:00-06:00') });
  const main = document.createElement('main');
  main.dataset.headlines = JSON.stringify(table);
  const part = (index: string) => {
    const element = document.createElement('span');
    element.dataset.says = index;
    main.append(element);
    return element;
  };
  keepHeadline(document);
  document.body.append(main);
  const first = part('0');
  await Promise.resolve();
  expect(first).toHaveTextContent('We can come today.');
  const second = part('1');
  await Promise.resolve();
  expect(second).toHaveTextContent(/until 9\sPM\.$/);
  expect(document.documentElement.dataset.shop).toBe('open');
  jest.setSystemTime(Date.parse('2026-12-08T21:00:00-06:00'));
  jest.advanceTimersByTime(1000);
  expect(first).toHaveTextContent('Emergency repair tonight.');
  expect(second).toHaveTextContent(/again Thursday at 7\sAM\.$/);
  expect(document.documentElement.dataset.shop).toBe('emergency');
});

test('a visitor whose page is parsed in one go reads the headline at once, not a second later', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-08T10:00:00-06:00') });
  keepHeadline(document);
  document.body.innerHTML = `<main data-headlines='${JSON.stringify(table)}'><p data-says="0"></p></main>`;
  // No microtask runs between the last element and this event.
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('p')).toHaveTextContent('We can come today.');
});
