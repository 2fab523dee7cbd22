import { formatClock, weekdays } from '@/lib/hours/clock';

/** When a refrigerator stopped, as seen at the instant `saidAt`. */
export const stoppedAnswers = ['now', 'earlier', 'longer'] as const;
export type Stopped = { answer: (typeof stoppedAnswers)[number]; saidAt: string };

/** For how many hours food keeps with the doors closed. Source: the first aid in content/request.json. */
const keeps = { fridge: 4, half: 24, full: 48 } as const;
const ago = { now: 0, earlier: 2, longer: Infinity };

/**
 * Until when food keeps, on the visitor's clock: "1:40 AM" in the refrigerator, "Thursday, 9:40 PM" in a
 * half-full and in a full freezer. Undefined where that is over at `now`.
 */
export function foodKeeps({ answer, saidAt }: Stopped, now: Date) {
  const until = (kept: keyof typeof keeps) => {
    const end = new Date(Date.parse(saidAt) + (keeps[kept] - ago[answer]) * 60 * 60_000);
    if (!(end > now)) return undefined;
    const time = formatClock(`${end.getHours()}:${end.getMinutes()}`);
    return kept === 'fridge' ? time : `${weekdays[(end.getDay() + 6) % 7]}, ${time}`;
  };
  return { fridge: until('fridge'), half: until('half'), full: until('full') };
}
