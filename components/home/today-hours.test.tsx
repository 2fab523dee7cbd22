/** @jest-environment ./scripts/jest-browser.ts */
import { act, render, screen, within } from '@testing-library/react';
import { TodayHours } from './today-hours';
import { usualWeek } from '@/lib/hours/sample-hours.test-helper';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Renders at a day and time of December 2026 in Minnesota, and waits for the parts that follow hydration. */
function renderAt(time: string, part: React.ReactNode) {
  jest.setSystemTime(Date.parse(`2026-12-${time}:00-06:00`));
  render(part);
  act(() => jest.advanceTimersByTime(0));
}

test('on a day off, the table shows the reason, and no row of the usual hours is marked as today’s', () => {
  const off = { from: '2026-12-11', to: '2026-12-11', reason: 'inventory' };
  renderAt('11T12:00', <TodayHours opening={{ hours: usualWeek, closedDates: [off] }} />);
  expect(screen.getByRole('row', { name: /inventory/ })).toBeVisible();
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
  for (const row of screen.getAllByRole('row')) expect(row).not.toHaveAttribute('aria-current');
});

test("today's row is marked for everybody, and the mark moves at midnight in an open tab", () => {
  renderAt('11T12:00', <TodayHours opening={{ hours: usualWeek, closedDates: [] }} />);
  const rowOf = (days: string) => screen.getByRole('row', { name: new RegExp(`^${days}`) });
  expect(screen.getByRole('table', { name: 'Hours' })).toBeVisible();
  expect(within(rowOf('Monday to Friday')).getByText('Today')).toBeVisible();
  expect(rowOf('Monday to Friday')).toHaveAttribute('aria-current', 'date');
  expect(screen.getAllByText('Today')).toHaveLength(1);
  expect(rowOf('Saturday and Sunday')).not.toHaveAttribute('aria-current');
  jest.setSystemTime(Date.parse('2026-12-12T00:00:00-06:00'));
  act(() => jest.advanceTimersByTime(1000));
  expect(rowOf('Monday to Friday')).not.toHaveAttribute('aria-current');
  expect(rowOf('Saturday and Sunday')).toHaveAttribute('aria-current', 'date');
  expect(screen.getByText('We’re closed. We open today at 8 AM.')).toBeVisible();
});
