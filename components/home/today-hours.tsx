import type { HoursRow } from '@/lib/hours/opening-hours';

type Props = { rows: readonly HoursRow[]; words: { hoursHeading: string } };

/** The hours as a table. In the browser mark-today.ts marks today's row and says whether the business is open. */
export function TodayHours({ rows, words }: Props) {
  return (
    <>
      <table className="w-full max-w-column tabular-nums">
        <caption className="pb-0.5 text-left font-display text-h3 font-bold">{words.hoursHeading}</caption>
        <tbody className="divide-y divide-line border-y border-line">
          {rows.map(({ days, daysSpoken, hours }) => (
            <tr key={days} suppressHydrationWarning>
              <th scope="row" className="py-1 pr-2 text-left font-medium">
                <span aria-hidden>{days}</span>
                <span className="sr-only">{daysSpoken}</span>
                {/* Empty texts, here and below: React leaves alone what is written there before it takes the page over. */}
                <span suppressHydrationWarning>{''}</span>
              </th>
              <td className="py-1 text-end whitespace-nowrap">{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* The line keeps its room before the sentence is known, so that nothing moves. */}
      <p suppressHydrationWarning className="with-script mt-1 min-h-4 font-semibold print:hidden">
        {''}
      </p>
    </>
  );
}
