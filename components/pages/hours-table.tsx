import type { Business } from '@/lib/content/business';
import { weekTable } from '@/lib/hours/opening-hours';

/** The opening hours; a screen reader hears "Monday to Friday" where the eye sees "Mon–Fri". */
export function HoursTable({ label, hours }: { label: string; hours: Business['hours'] }) {
  return (
    <table className="tabular-nums">
      <caption className="sr-only">{label}</caption>
      <tbody>
        {weekTable(hours).map((row) => (
          <tr key={row.days}>
            <th scope="row" className="pr-3 text-left font-normal">
              <span aria-hidden>{row.days}</span>
              <span className="sr-only">{row.daysSpoken}</span>
            </th>
            <td>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
