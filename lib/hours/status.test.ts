import type { OpeningHours } from '@/lib/content/schemas/business';
import { weekdays } from './clock';
import { status, type StatusFacts } from './status';

const hours: OpeningHours[] = [
  { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
  { days: ['Saturday', 'Sunday'], opens: '08:00', closes: '18:00' },
];
const emergency = { days: [...weekdays], opens: '00:00', closes: '24:00', onClosedDates: true };
const closedDates = [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' }];
const shop: StatusFacts = { hours, closedDates, emergency, sameDayUntil: '12:00' };
const texts = {
  open: 'Open until {time}.',
  sameDay: 'We can come today.',
  later: 'Next: {day} from {time}.',
  closed: 'Closed until {when}.',
  emergency: 'Emergency {tonight}: from $149.',
  call: 'Call.',
};

/** December 8, 2026, is a Tuesday. */
const at = (time: string, facts = shop, day = '2026-12-08') => {
  const said = status(facts, texts, new Date(`${day}T${time}:00-06:00`));
  return `${said.state} ${said.then} ${said.call ?? ''}`.trim().replaceAll('\u00A0', ' ');
};

test.each([
  ['before opening', '06:30', 'Closed until 7 AM. Emergency today: from $149. Call.'],
  ['in the morning', '10:00', 'Open until 9 PM. We can come today.'],
  ['at the limit', '12:00', 'Open until 9 PM. Next: tomorrow from 7 AM.'],
  ['at night', '21:40', 'Closed until 7 AM. Emergency tonight: from $149. Call.'],
  ['after midnight', '01:00', 'Closed until 7 AM. Emergency tonight: from $149. Call.'],
])('a visitor %s reads what holds now', (_when, time, said) => expect(at(time)).toBe(said));

test('on a date off, a visitor reads the day of the next opening', () => {
  expect(at('10:00', shop, '2026-12-25')).toBe(
    'Closed until tomorrow at 8 AM. Emergency today: from $149. Call.',
  );
});

test('a shop without emergencies names none, and one without a limit promises no day', () => {
  const plain = { ...shop, emergency: undefined };
  expect(at('21:40', plain)).toBe('Closed until 7 AM.');
  expect(at('06:30', plain)).toBe('Closed until 7 AM. We can come today.');
  expect(at('10:00', { ...plain, sameDayUntil: undefined })).toBe('Open until 9 PM.');
});
