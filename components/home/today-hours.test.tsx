/** @jest-environment ./scripts/jest-browser.ts */
import { act, render, screen, within } from '@testing-library/react';
import type { OpeningHours } from '@/lib/content/schemas/business';
import { TodayHours } from './today-hours';

const hours: OpeningHours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '21:00' },
  { days: ['Saturday', 'Sunday'], opens: '08:00', closes: '18:00' },
];
const texts = {
  hoursHeading: 'Hours',
  today: 'Today',
  openNow: 'Open now until {time}',
  closedNow: 'Closed now, opens {day} at {time}',
};
const table = <TodayHours opening={{ hours, closedDates: [] }} texts={texts} />;

// In November the business is six hours behind UTC.
const friday = (time: string) => Date.parse(`2026-11-20T${time}:00-06:00`);
const rowOf = (days: string) => screen.getByRole('row', { name: new RegExp(`^${days}`) });

/** What waits for a task of its own after hydration. */
const later = () => act(() => jest.advanceTimersByTime(0));

beforeEach(() => void jest.useFakeTimers({ now: friday('12:00') }));
afterEach(() => void jest.useRealTimers());

test("today's row is marked visibly and for screen readers", () => {
  render(table);
  later();
  expect(screen.getByRole('table', { name: 'Hours' })).toBeVisible();
  expect(within(rowOf('Monday to Friday')).getByText('Today')).toBeVisible();
  expect(rowOf('Monday to Friday')).toHaveAttribute('aria-current', 'date');
  expect(screen.getAllByText('Today')).toHaveLength(1);
  expect(rowOf('Saturday and Sunday')).not.toHaveAttribute('aria-current');
});

test('a tab left open past midnight is updated when it is shown again', () => {
  render(table);
  later();
  jest.setSystemTime(friday('23:59') + 60_000);
  act(() => jest.advanceTimersByTime(1000));
  expect(rowOf('Monday to Friday')).not.toHaveAttribute('aria-current');
  expect(rowOf('Saturday and Sunday')).toHaveAttribute('aria-current', 'date');
  expect(screen.getByText('Closed now, opens today at 8 AM')).toBeVisible();
});
