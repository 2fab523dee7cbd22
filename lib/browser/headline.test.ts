/** @jest-environment jsdom */
import { headlineTable } from '@/lib/hours/headline-table';
import { keepHeadline } from './headline';
import { allDay, usualWeek } from '@/lib/hours/sample-hours.test-helper';

const table = headlineTable({
  hours: usualWeek,
  closedDates: [{ from: '2026-12-09', to: '2026-12-09', reason: 'Training' }],
  emergency: allDay,
  sameDayUntil: '12:00',
  afterHoursPrice: 149,
});

test('the headline’s parts appear as the page is parsed, and stay current while it is open', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-08T10:00:00-06:00') });
  const main = document.createElement('main');
  main.dataset.headlines = JSON.stringify(table);
  const part = (name: string) => {
    const element = document.createElement('span');
    element.dataset.headlinePart = name;
    main.append(element);
    return element;
  };
  keepHeadline(document);
  document.body.append(main);
  const line = part('line');
  await Promise.resolve();
  expect(line).toHaveTextContent('We can come today.');
  const note = part('note');
  await Promise.resolve();
  expect(note).toHaveTextContent(/until 9\sPM\.$/);
  const prices = part('prices');
  expect(document.documentElement.dataset.shop).toBe('open');
  jest.setSystemTime(Date.parse('2026-12-08T21:00:00-06:00'));
  jest.advanceTimersByTime(1000);
  expect(line).toHaveTextContent('Emergency repair tonight.');
  expect(note).toHaveTextContent(/^Emergency visits start at \$149\. Or book for Thursday/);
  expect(prices).toHaveTextContent(/from Thursday at 7\sAM\.$/);
  expect(document.documentElement.dataset.shop).toBe('emergency');
  // By day, the prices have no text of their own, so the page shows its usual one.
  jest.setSystemTime(Date.parse('2026-12-10T10:00:00-06:00'));
  jest.advanceTimersByTime(1000);
  expect(prices).toBeEmptyDOMElement();
});

test('a page that is parsed in one go has its headline at once', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-08T10:00:00-06:00') });
  keepHeadline(document);
  document.body.innerHTML = `<main data-headlines='${JSON.stringify(table)}'><p data-headline-part="line"></p></main>`;
  // No microtask runs between the last element and this event.
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('p')).toHaveTextContent('We can come today.');
});
