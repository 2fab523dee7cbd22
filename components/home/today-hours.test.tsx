/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { weekTable, type OpeningHours } from '@/lib/hours/opening-hours';
import { TodayHours } from './today-hours';

const hours: OpeningHours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '21:00' },
  { days: ['Saturday', 'Sunday'], opens: '08:00', closes: '18:00' },
];
const words = {
  hoursHeading: 'Hours',
  today: 'Today',
  openNow: 'Open now until {time}',
  closedNow: 'Closed now, opens {day} at {time}',
};

// In November the business's clock is six hours behind UTC.
const friday = (time: string) => Date.parse(`2026-11-20T${time}:00-06:00`);

let now: number;
const hoursNow = () => <TodayHours hours={hours} rows={weekTable(hours)} words={words} now={() => now} />;
const rowOf = (days: string) => screen.getByRole('row', { name: new RegExp(`^${days}`) });

beforeEach(() => {
  now = friday('12:00');
});

test('the prerendered table marks no day, and the page that takes it over marks today', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(hoursNow());
  expect(container).toHaveTextContent(/Monday to Friday/);
  expect(container).not.toHaveTextContent(/Today|now/);
  render(hoursNow(), { container, hydrate: true });
  expect(rowOf('Monday to Friday')).toHaveAttribute('aria-current', 'date');
});

test('the row of today is marked, in words and for a screen reader', () => {
  render(hoursNow());
  expect(screen.getByRole('table', { name: 'Hours' })).toBeVisible();
  expect(within(rowOf('Monday to Friday')).getByText('Today')).toBeVisible();
  expect(rowOf('Monday to Friday')).toHaveAttribute('aria-current', 'date');
  expect(rowOf('Saturday and Sunday')).not.toHaveAttribute('aria-current');
});

test.each([
  ['06:59', 'Closed now, opens Friday at 7 AM'],
  ['07:00', 'Open now until 9 PM'],
  ['20:59', 'Open now until 9 PM'],
  ['21:00', 'Closed now, opens Saturday at 8 AM'],
])('at %s on a Friday in Minnesota a visitor reads "%s"', (time, sentence) => {
  now = friday(time);
  render(hoursNow());
  expect(screen.getByText(sentence)).toBeVisible();
});

describe('while the page stays open', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('closing time changes the sentence within a minute', () => {
    now = friday('20:59');
    render(hoursNow());
    now = friday('21:00');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText(/^Closed now/)).toBeVisible();
  });

  test('a tab that was asleep over midnight is right as soon as it is seen again', () => {
    render(hoursNow());
    now = friday('23:59') + 60_000;
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(rowOf('Saturday and Sunday')).toHaveAttribute('aria-current', 'date');
    expect(screen.getByText('Closed now, opens Saturday at 8 AM')).toBeVisible();
  });

  test('a page that is left stops looking at the clock', () => {
    const { unmount } = render(hoursNow());
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
