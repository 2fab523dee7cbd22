import type { Area } from '@/lib/content/areas';

/** Where the list's names lead: the map. */
export const areaMapId = 'areas-map';

/**
 * The neighborhoods by city, each with its number on the map and its ZIP codes. A name leads to the map, and the
 * map's marks lead to the names (`#area-ID`), which works without script; AreaExplorer lights the two together.
 */
export function AreaList({ areas }: { areas: readonly Area[] }) {
  const numbered = areas.map((area, index) => ({ ...area, number: index + 1 }));
  const cities = [...new Set(areas.map(({ city }) => city))];
  return cities.map((city, index) => (
    <div key={city} className="mt-1.5">
      <p id={`areas-city-${index}`} className="border-b border-line pb-0.5 font-semibold">
        {city}
      </p>
      <ul aria-labelledby={`areas-city-${index}`} className="columns-2 gap-x-2 pt-0.5">
        {numbered
          .filter((area) => area.city === city)
          .map(({ id, number, name, zips }) => (
            <li key={id} id={`area-${id}`} className="area-name break-inside-avoid">
              <a
                href={`#${areaMapId}`}
                data-area={id}
                className="flex min-h-5.5 gap-1 rounded-soft px-0.5 py-0.5 text-ink no-underline transition-colors hover:bg-ice data-lit:bg-ice"
              >
                <span aria-hidden className="w-2.5 shrink-0 text-right text-soft tabular-nums">
                  {number}
                </span>
                <span>
                  {`${name} `}
                  <span className="block text-small text-soft tabular-nums">{zips.join(', ')}</span>
                </span>
              </a>
            </li>
          ))}
      </ul>
    </div>
  ));
}
