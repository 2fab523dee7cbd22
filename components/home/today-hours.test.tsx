/** @jest-environment ./scripts/jest-browser.ts */
import { act, render, screen } from '@testing-library/react';
import { usualWeek } from '@/lib/hours/sample-hours.test-helper';
import { TodayHours } from './today-hours';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Renders the hours at noon of December 11, 2026, a Friday, in Minnesota, with the parts that follow hydration. */
function showHours(closedDates: { from: string; to: string; reason: string }[]) {
  jest.setSystemTime(new Date('2026-12-11T12:00:00-06:00'));
  render(<TodayHours shop={{ hours: usualWeek, closedDates }} emergencyHours="24/7" />);
  act(() => jest.advanceTimersByTime(0));
}
const todays = () => screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date');

test('on a day off, the table shows the reason, and no row of the usual hours is marked as today’s', () => {
  showHours([{ from: '2026-12-11', to: '2026-12-11', reason: 'inventory' }]);
  expect(screen.getByRole('row', { name: /inventory/ })).toBeVisible();
  expect(screen.queryByText('Today')).not.toBeInTheDocument();
  expect(todays()).toEqual([]);
});

test("today's row is marked for everybody, and the mark moves at midnight in an open tab", () => {
  showHours([]);
  expect(screen.getByRole('row', { name: 'Emergencies 24/7' })).toBeVisible();
  expect(todays()).toEqual([screen.getByRole('row', { name: /^Monday to Friday Today/ })]);
  expect(screen.getByText(/9\sPM/, { selector: 'p' })).toBeVisible();
  // A part of the page that goes away doesn’t stop the clock of the others.
  render(<TodayHours shop={{ hours: usualWeek, closedDates: [] }} emergencyHours="24/7" />).unmount();
  jest.setSystemTime(new Date('2026-12-12T00:00:00-06:00'));
  act(() => jest.advanceTimersByTime(1000));
  expect(todays()).toEqual([screen.getByRole('row', { name: /^Saturday and Sunday Today/ })]);
  expect(screen.getByText(/8\sAM/, { selector: 'p' })).toBeVisible();
});
