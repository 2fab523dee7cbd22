/** @jest-environment ./scripts/jest-browser.ts */
import { act, render, screen } from '@testing-library/react';
import { weekdays } from '@/lib/hours/clock';
import { InvoiceDates } from './invoice-dates';
import { CallLink } from './status';

const open = [{ days: [...weekdays], opens: '07:00', closes: '21:00' }];
const allDay = { days: [...weekdays], opens: '00:00', closes: '24:00', onClosedDates: true };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Shows what waits for a task of its own after hydration, on December 8 in Minnesota. */
function renderAt(time: string, part: React.ReactNode) {
  jest.setSystemTime(Date.parse(`2026-12-08T${time}:00-06:00`));
  render(part);
  act(() => jest.advanceTimersByTime(0));
}

test.each([
  ['at noon', '12:00', allDay, 'Call (612) 555-0142'],
  ['at night', '21:40', allDay, 'Call from $149 (612) 555-0142'],
  ['at night, when nobody comes,', '21:40', undefined, 'Call (612) 555-0142'],
])('a visitor who is about to call %s hears and sees what it costs', (_when, time, emergency, name) => {
  const opening = { hours: open, closedDates: [], emergency };
  renderAt(
    time,
    <CallLink opening={opening} phone="(612) 555-0142" label="Call" emergencyPrice="from $149" />,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(name);
  expect(screen.queryAllByText('from $149')).toHaveLength(name.includes('$') ? 1 : 0);
});

test('the drawn invoice covers a repair of today, by the date in Minnesota, for the whole warranty', () => {
  renderAt(
    '21:40',
    <InvoiceDates texts={{ repaired: 'Repaired {today}', covered: 'Covered until {until}' }} days={90} />,
  );
  expect(screen.getByText('Repaired Dec 8')).toBeVisible();
  expect(screen.getByText('Covered until Mar 8')).toBeVisible();
});
