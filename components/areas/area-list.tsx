import { useIsReadyLater } from '@/components/ui/clock';
import type { ListedArea } from '@/lib/area/place';
import { availabilityForm } from './availability-check';

type ListProps = {
  areas: readonly ListedArea[];
  /** The areas in the verdict. */
  found: readonly ListedArea[];
};

/** A town is its own city. All towns are together, in a list without a name. */
const headingFor = ({ name, city }: ListedArea) => (name === city ? '' : city);

/** Once hydrated, each area is a button that checks it. */
export function AreaList({ areas, found }: ListProps) {
  const isReady = useIsReadyLater();
  const headings = [...new Set(areas.map(headingFor))];
  return headings.map((heading, index) => (
    <div key={heading} className="mt-4">
      {heading && (
        <p id={`areas-city-${index}`} className="border-b border-line pb-1 font-semibold">
          {heading}
        </p>
      )}
      <ul
        aria-labelledby={heading ? `areas-city-${index}` : undefined}
        className="-mx-2 columns-[2_9rem] gap-x-0 pt-1 sm:gap-x-2"
      >
        {areas
          .filter((area) => headingFor(area) === heading)
          .map((area) => (
            <AreaItem key={area.name} area={area} isFound={found.includes(area)} isReady={isReady} />
          ))}
      </ul>
    </div>
  ));
}

type ItemProps = { area: ListedArea; isFound: boolean; isReady: boolean };

function AreaItem({ area, isFound, isReady }: ItemProps) {
  const className =
    'block min-h-11 w-full rounded-soft border border-transparent px-2 py-1 text-start leading-[1.35] wrap-anywhere';
  const label = (
    <>
      {`${area.name} `}
      <span className="block text-small/4 text-soft">{area.zips.join(', ')}</span>
    </>
  );
  // Before hydration, a button would do nothing. A list item without an element in it is lower in WebKit, so the page
  // would move when the button comes.
  if (!isReady)
    return (
      <li className="break-inside-avoid">
        <div className={className}>{label}</div>
      </li>
    );
  return (
    <li className="break-inside-avoid">
      <button
        form={availabilityForm}
        value={area.name}
        aria-current={isFound || undefined}
        className={`choice ${className} cursor-pointer hover:bg-ice`}
      >
        {label}
      </button>
    </li>
  );
}
