'use client';

import { useState, type ReactNode } from 'react';
import { useCity } from '@/components/city/city';
import { PhoneText } from '@/components/site/contact-text';
import { FoldOnPhones } from '@/components/ui/fold';
import { checkCoverage, type Coverage } from '@/lib/area/coverage';
import type { Shop } from '@/lib/hours/shop';
import { AreaList } from './area-list';
import { AvailabilityCheck } from './availability-check';

type Props = {
  shop: Shop;
  /** The owner's map, if there is one. */
  map: ReactNode;
  children: ReactNode;
};

export function Areas({ shop, map, children }: Props) {
  const { error } = useCity();
  const [coverage, setCoverage] = useState<Coverage>();
  const found = coverage?.areas ?? [];
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[3fr_2fr]">
        <div>{children}</div>
        <div>
          <p className="hidden noscript:block mt-6">
            {
              'This check needs JavaScript. The places where we usually work are listed below. For any other, call '
            }
            <PhoneText phone={shop.phone} />.
          </p>
          <AvailabilityCheck
            shop={shop}
            coverage={coverage}
            onCheck={(typed) => setCoverage(checkCoverage(typed, shop))}
          />
          {/* A quiet line if the city can't be found. Its space is reserved, and screen readers don't announce it. */}
          <p className="mt-2 min-h-lh text-small text-soft">{error}</p>
        </div>
      </div>
      <div className="mt-2 grid grid-cols-1 gap-x-12 gap-y-6 lg:mt-8 lg:grid-cols-[3fr_2fr]">
        {map}
        <div className="lg:only:col-span-2">
          <FoldOnPhones
            id="areas-list"
            heading={`Our ${shop.areaCount}`}
            isOpen={found.length > 0}
            className="max-lg:border-y max-lg:border-line"
          >
            <AreaList areas={shop.areas} found={found} />
          </FoldOnPhones>
        </div>
      </div>
    </>
  );
}
