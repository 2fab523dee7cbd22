'use client';

import { useState, type ReactNode } from 'react';
import { drawingHref } from '@/components/illustrations/drawing';
import { useCity, useCityService } from '@/components/location/city';
import { PhoneText } from '@/components/site/contact';
import { checkCoverage, type ListedArea } from '@/lib/area/coverage';
import { mapSize, type AreaMark, type MapPoint } from '@/lib/area/map';
import type { StateCode } from '@/lib/area/states';
import { markFile, pageHref } from '@/lib/site/links';
import { AreaList, type Highlights } from './area-list';
import { AvailabilityCheck } from './availability-check';

type AreasMap = {
  marks: readonly AreaMark[];
  shop: MapPoint | undefined;
  /** The text for screen readers. */
  label: string;
};

type Props = {
  /** "16 neighborhoods". */
  areaCount: string;
  areas: readonly ListedArea[];
  statesServed: readonly StateCode[];
  map: AreasMap | undefined;
  phone: string;
  children: ReactNode;
};

/** The availability check, the map and the list. An area that the visitor points at is highlighted in both. */
export function Areas({ areaCount, areas, statesServed, map, phone, children }: Props) {
  const [pointedAt, setPointedAt] = useState<string>();
  // The count makes screen readers announce the same result again.
  const [query, setQuery] = useState({ typed: '', count: 0 });
  const { typed, count } = query;
  const location = useCity();
  const service = useCityService();
  const visitor = service === 'unknown' ? undefined : { ...location, isFar: service === 'elsewhere' };
  const coverage = count > 0 ? checkCoverage(typed, { areas, statesServed, visitor }) : undefined;
  const found = coverage?.areas?.map(({ id }) => id);
  const highlights = { highlighted: pointedAt ? [pointedAt] : (found ?? []), onPoint: setPointedAt };

  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        <div>{children}</div>
        <div>
          <p className="hidden noscript:block mt-6">
            {
              'This check needs JavaScript. The places where we usually work are listed below. For any other, call '
            }
            <PhoneText phone={phone} />.
          </p>
          <AvailabilityCheck
            areaCount={areaCount}
            example={areas[0]}
            phone={phone}
            result={coverage && { ...coverage, typed, count }}
            onCheck={(text) => setQuery({ typed: text, count: count + 1 })}
          />
        </div>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-6 lg:mt-10 lg:grid-cols-2">
        {map && (
          <div className="overflow-clip rounded-soft border border-line bg-paper">
            <AreaMap {...map} {...highlights} />
          </div>
        )}
        <div className={map ? '' : 'lg:col-span-2'}>
          <h3>{`Our ${areaCount}`}</h3>
          <AreaList areas={areas} found={found} {...highlights} />
        </div>
      </div>
    </>
  );
}

/**
 * The map is only a picture, because the areas are chosen in the list. On phones, its dots have no names. The drawing
 * extends beyond the viewBox, so it fills a box of any shape.
 */
function AreaMap({ marks, shop, label, highlighted, onPoint }: AreasMap & Highlights) {
  const { width, height } = mapSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} {...mapSize} className="size-full" role="img" aria-label={label}>
      <use href={drawingHref('map', 'land')} />
      <use href={drawingHref('map', 'water-names')} className="max-md:hidden" />
      {shop && (
        <g transform={`translate(${shop.x} ${shop.y})`}>
          <use href={drawingHref('map', 'shop')} />
          <image href={pageHref(markFile)} x="8" y="-44" width="28" height="28" />
        </g>
      )}
      <g fontSize="18" strokeLinejoin="round" className="fill-ink">
        {marks.map(({ id, x, y, name, label: spot }) => (
          <g
            key={id}
            transform={`translate(${x} ${y})`}
            data-lit={highlighted.includes(id) ? '' : undefined}
            onPointerEnter={() => onPoint(id)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <circle
              r="6"
              className="fill-card stroke-draw-line stroke-2 in-data-lit:fill-ember max-md:[r:9px] max-md:in-data-lit:[r:14px]"
            />
            <text
              {...spot}
              paintOrder="stroke"
              className="stroke-paper stroke-4 in-data-lit:fill-ember max-md:hidden"
            >
              {name}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
