/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { weekTable, type OpeningHours } from '@/lib/hours/opening-hours';
import { markToday, onEachMinute } from './mark-today';
import { TodayHours } from './today-hours';

const hours: OpeningHours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '21:00' },
  { days: ['Saturday', 'Sunday'], opens: '08:00', closes: '18:00' },
];
const settings = {
  hours,
  rows: weekTable(hours).map(({ weekdays }) => weekdays),
  words: {
    today: 'Today',
    openNow: 'Open now until {time}',
    closedNow: 'Closed now, opens {day} at {time}',
  },
};
const table = (
  <div id="contact">
    <TodayHours rows={weekTable(hours)} words={{ hoursHeading: 'Hours' }} />
  </div>
);

// In November the business's clock is six hours behind UTC.
const friday = (time: string) => Date.parse(`2026-11-20T${time}:00-06:00`);

const rowOf = (days: string) => screen.getByRole('row', { name: new RegExp(`^${days}`) });

test('the prerendered table marks no day, and what was marked stays when React takes the page over', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(table);
  expect(container).toHaveTextContent(/Monday to Friday/);
  expect(container).not.toHaveTextContent(/Today|now/);
  markToday(settings, friday('12:00'));
  render(table, { container, hydrate: true });
  expect(rowOf('Monday to Friday')).toHaveAttribute('aria-current', 'date');
  expect(screen.getByText('Open now until 9 PM')).toBeVisible();
});

test('the row of today is marked, in words and for a screen reader', () => {
  render(table);
  markToday(settings, friday('12:00'));
  expect(screen.getByRole('table', { name: 'Hours' })).toBeVisible();
  expect(within(rowOf('Monday to Friday')).getByText('Today')).toBeVisible();
  expect(rowOf('Monday to Friday')).toHaveAttribute('aria-current', 'date');
  expect(screen.getAllByText('Today')).toHaveLength(1);
  expect(rowOf('Saturday and Sunday')).not.toHaveAttribute('aria-current');
});

test.each([
  ['06:59', 'Closed now, opens Friday at 7 AM'],
  ['07:00', 'Open now until 9 PM'],
  ['20:59', 'Open now until 9 PM'],
  ['21:00', 'Closed now, opens Saturday at 8 AM'],
])('at %s on a Friday in Minnesota a visitor reads "%s"', (time, sentence) => {
  render(table);
  markToday(settings, friday(time));
  expect(screen.getByText(sentence)).toBeVisible();
});

test('what is already said is not said again: no change that a screen reader or a translator would hear of', () => {
  render(table);
  markToday(settings, friday('12:00'));
  const words = screen.getByText('Open now until 9 PM').firstChild;
  markToday(settings, friday('12:01'));
  expect(screen.getByText('Open now until 9 PM').firstChild).toBe(words);
});

describe('while the page stays open', () => {
  let now: number;
  beforeEach(() => {
    now = friday('20:59');
    jest.useFakeTimers({ now });
    render(table);
    markToday(settings, now);
    onEachMinute(() => markToday(settings, now));
  });
  afterEach(() => jest.useRealTimers());

  test('closing time changes the sentence within a minute', () => {
    expect(screen.getByText(/^Open now/)).toBeVisible();
    now = friday('21:00');
    jest.advanceTimersByTime(60_000);
    expect(screen.getByText(/^Closed now/)).toBeVisible();
  });

  test('a tab that was asleep over midnight is right as soon as it is seen again', () => {
    now = friday('23:59') + 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(rowOf('Monday to Friday')).not.toHaveAttribute('aria-current');
    expect(rowOf('Saturday and Sunday')).toHaveAttribute('aria-current', 'date');
    expect(screen.getByText('Closed now, opens Saturday at 8 AM')).toBeVisible();
  });
});
