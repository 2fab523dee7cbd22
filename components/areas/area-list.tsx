import { useIsReadyLater } from '@/components/ui/use-is-ready';
import type { ListedArea } from '@/lib/area/coverage';
import { availabilityForm } from './availability-check';

type ListProps = {
  areas: readonly ListedArea[];
  lit: readonly string[];
  found: readonly string[] | undefined;
  onPoint: (id: string | undefined) => void;
};

export function AreaList({ areas, lit, found, onPoint }: ListProps) {
  const isReady = useIsReadyLater();
  // Towns, which are their own city, stand together without a heading.
  const headingOf = ({ name, city }: ListedArea) => (name === city ? '' : city);
  const headings = [...new Set(areas.map(headingOf))];
  const looks = 'block min-h-11 w-full rounded-soft px-2 py-1 text-start leading-[1.35] wrap-anywhere';

  const listed = (area: ListedArea) => {
    const label = (
      <>
        {`${area.name} `}
        <span className="block text-small/4 text-soft">{area.zips.join(', ')}</span>
      </>
    );
    // A button once hydrated, plain text before: no dead button without script.
    if (!isReady) return <div className={looks}>{label}</div>;
    return (
      <button
        form={availabilityForm}
        value={area.name}
        data-lit={lit.includes(area.id) ? '' : undefined}
        aria-current={found?.includes(area.id)}
        onPointerEnter={() => onPoint(area.id)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(area.id)}
        onBlur={() => onPoint(undefined)}
        className={`${looks} cursor-pointer hover:bg-ice data-lit:bg-ice data-lit:[box-shadow:inset_3px_0_var(--color-ember)] forced-colors:data-lit:[outline:2px_solid]`}
      >
        {label}
      </button>
    );
  };

  return headings.map((heading, index) => (
    <div key={heading} className="mt-4">
      <p id={`areas-city-${index}`} className="border-b border-line pb-1 font-semibold">
        {heading}
      </p>
      <ul aria-labelledby={`areas-city-${index}`} className="-mx-2 columns-[2_9rem] gap-x-0 pt-1 sm:gap-x-2">
        {areas.map(
          (area) =>
            headingOf(area) === heading && (
              <li key={area.id} className="break-inside-avoid">
                {listed(area)}
              </li>
            ),
        )}
      </ul>
    </div>
  ));
}
