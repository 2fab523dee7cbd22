import type { Area } from '@/lib/content/areas';

/** Where the list's names lead: the map. */
export const areaMapId = 'areas-map';

/**
 * The neighborhoods by city, each with its number on the map and its ZIP codes. A name leads to the map, and the
 * map's marks lead to the names (`#area-ID`), which works without script; light-areas.ts lights the two together.
 */
export function AreaList({ areas }: { areas: readonly Area[] }) {
  const numbered = areas.map((area, index) => ({ ...area, number: index + 1 }));
  const cities = [...new Set(areas.map(({ city }) => city))];
  return (
    <div className="mt-1.5 grid gap-x-4 gap-y-2 lg:grid-cols-3">
      {cities.map((city, index) => {
        const inCity = numbered.filter((area) => area.city === city);
        // The city with more neighborhoods takes the width of two columns.
        const isLarger = inCity.length > areas.length / cities.length;
        return (
          <div key={city} className={isLarger ? 'lg:col-span-2' : undefined}>
            <p id={`areas-city-${index}`} className="border-b border-line pb-0.5 font-semibold">
              {city}
            </p>
            <ul
              aria-labelledby={`areas-city-${index}`}
              className={`columns-2 gap-x-1.5 pt-0.5 sm:gap-x-4 ${isLarger ? '' : 'lg:columns-1'}`.trim()}
            >
              {inCity.map((area) => (
                <AreaName key={area.id} {...area} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

function AreaName({ id, number, name, zips }: Area & { number: number }) {
  return (
    <li id={`area-${id}`} className="area-name break-inside-avoid">
      <a
        href={`#${areaMapId}`}
        data-area={id}
        className="group flex min-h-5.5 gap-1 rounded-soft py-1 text-ink no-underline fades hover:bg-ice data-lit:bg-ice"
      >
        <span
          aria-hidden
          className="grid size-3.5 shrink-0 place-items-center rounded-round border border-draw-line bg-card text-small tabular-nums group-data-lit:bg-ember group-data-lit:text-on-ember"
        >
          {number}
        </span>
        <span className="flex grow flex-wrap items-baseline justify-between gap-x-1.5">
          {`${name} `}
          <span className="text-small text-soft tabular-nums sm:pr-1">{zips.join(', ')}</span>
        </span>
      </a>
    </li>
  );
}
