import { formatClock, weekdays } from '@/lib/hours/clock';

/** For how many hours food keeps with the doors closed. Source: the first aid in content/request.json. */
const keeps = { fridge: 4, half: 24, full: 48 };
const ago: Readonly<Record<string, number>> = { now: 0, earlier: 2 };

/** When a refrigerator stopped, as seen at an instant: "earlier 2026-12-09T03:40:00.000Z". */
export const stoppedAnswers = ['now', 'earlier', 'longer'] as const;
export const stoppedAsOf = (answer: string, now: Date) => `${answer} ${now.toISOString()}`;

/**
 * Until when food keeps, on the visitor's clock: "1:40 AM" in the refrigerator, "Thursday, 9:40 PM" in a
 * half-full and in a full freezer. Empty where that may be over at `now`.
 */
export function foodKeeps(stopped: string, now: Date) {
  const [answer = '', said = ''] = stopped.split(' ');
  const until = (kept: keyof typeof keeps) => {
    const end = new Date(Date.parse(said) + (keeps[kept] - (ago[answer] ?? Infinity)) * 60 * 60_000);
    if (!(end > now)) return '';
    const time = formatClock(`${end.getHours()}:${end.getMinutes()}`);
    return kept === 'fridge' ? time : `${weekdays[(end.getDay() + 6) % 7]}, ${time}`;
  };
  return { fridge: until('fridge'), half: until('half'), full: until('full') };
}
