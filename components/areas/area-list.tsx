import { useIsReadyLater } from '@/components/ui/use-is-ready';
import type { ListedArea } from '@/lib/area/coverage';
import { availabilityForm } from './availability-check';

/** The ids of the areas to highlight, and a callback for the area that the visitor points at. */
export type Highlights = {
  highlighted: readonly string[];
  onPoint: (id: string | undefined) => void;
};

type ListProps = Highlights & {
  areas: readonly ListedArea[];
  /** The ids of the areas in the answer, if it has any. */
  found: readonly string[] | undefined;
};

/** A town has its own name as its city. All towns are together, without a heading. */
const headingFor = ({ name, city }: ListedArea) => (name === city ? '' : city);

/** The areas by city. Once hydrated, each area is a button that checks it. */
export function AreaList({ areas, ...rest }: ListProps) {
  const isReady = useIsReadyLater();
  const headings = [...new Set(areas.map(headingFor))];
  return headings.map((heading, index) => (
    <div key={heading} className="mt-4">
      <p id={`areas-city-${index}`} className="border-b border-line pb-1 font-semibold">
        {heading}
      </p>
      <ul aria-labelledby={`areas-city-${index}`} className="-mx-2 columns-[2_9rem] gap-x-0 pt-1 sm:gap-x-2">
        {areas
          .filter((area) => headingFor(area) === heading)
          .map((area) => (
            <li key={area.id} className="break-inside-avoid">
              <AreaItem area={area} isReady={isReady} {...rest} />
            </li>
          ))}
      </ul>
    </div>
  ));
}

type ItemProps = Omit<ListProps, 'areas'> & { area: ListedArea; isReady: boolean };

function AreaItem({ area, isReady, highlighted, found, onPoint }: ItemProps) {
  const className = 'block min-h-11 w-full rounded-soft px-2 py-1 text-start leading-[1.35] wrap-anywhere';
  const label = (
    <>
      {`${area.name} `}
      <span className="block text-small/4 text-soft">{area.zips.join(', ')}</span>
    </>
  );
  // Before hydration, a button would do nothing.
  if (!isReady) return <div className={className}>{label}</div>;
  const point = () => onPoint(area.id);
  const leave = () => onPoint(undefined);
  return (
    <button
      form={availabilityForm}
      value={area.name}
      data-lit={highlighted.includes(area.id) ? '' : undefined}
      aria-current={found?.includes(area.id)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      className={`${className} cursor-pointer hover:bg-ice data-lit:bg-ice data-lit:[box-shadow:inset_3px_0_var(--color-ember)] forced-colors:data-lit:[outline:2px_solid]`}
    >
      {label}
    </button>
  );
}
