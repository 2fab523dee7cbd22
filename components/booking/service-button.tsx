'use client';

import { Appliance } from '@/components/illustrations/appliance';
import { cardSurface } from '@/components/ui/card';
import { Tag } from '@/components/ui/tag';
import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { useBooking } from './booking-context';
import { firstTapId } from './first-tap';

/**
 * One service to choose. Its name stands first in the mark-up, so the button's name begins with it. Until the page is
 * alive the browser itself answers a press, by opening the popover below: see docs/decisions/first-tap.md. A page may be painted
 * before all of it has come: the words stand where they will stand beside their drawing, and the button has its height from the start.
 */
export function ServiceButton({ service }: { service: Service }) {
  const { words, state, store, once } = useBooking();
  const { startingAt, popular, loading } = words.chooseService;
  const { id, name, price, category } = service;
  const isChosen = state.draft.serviceId === id;
  const untilAlive = { popoverTarget: firstTapId(id), popoverTargetAction: 'show' } as const;
  return (
    <>
      <button
        type="button"
        {...(state.isReady ? { 'aria-current': isChosen || undefined } : untilAlive)}
        onClick={once(() => store.choose(id))}
        className={`group grid beside-drawing h-full w-full ${service.popular ? 'min-h-15.25' : 'min-h-14.25'} cursor-pointer overflow-hidden text-left fades border-control hover:border-ink aria-[current=true]:border-ember aria-[current=true]:bg-ice ${cardSurface}`}
      >
        <span className="col-start-2 row-start-1 flex flex-col gap-0.5 p-1.5 sm:p-2">
          <span className="font-display text-h3 font-bold text-balance underline-offset-4 group-hover:underline">
            {`${name} `}
          </span>
          <span className="text-small text-soft">{`${category} `}</span>
          <span className="mt-auto flex flex-wrap items-baseline gap-x-1">
            <span className="text-small text-soft">{`${startingAt} `}</span>
            <span className="font-display text-h2 font-bold tabular-nums">{`${formatDollars(price)} `}</span>
          </span>
        </span>
        <span
          className={`col-start-1 row-start-1 grid place-content-center gap-0.5 bg-birch p-1 text-center ${service.popular ? 'room-for-tag' : ''}`}
        >
          <Appliance id={id} className="h-auto w-full" />
          {service.popular && (
            <span>
              <Tag>{popular}</Tag>
            </span>
          )}
        </span>
      </button>
      {!state.isReady && (
        <span
          id={firstTapId(id)}
          popover="auto"
          className={`inset-x-2 top-auto bottom-2 m-auto max-w-column border-line p-2 text-ink ${cardSurface}`}
        >
          <span className="with-script">{loading.replaceAll('{service}', () => name)}</span>
          <span className="without-script">{words.withoutScript}</span>
        </span>
      )}
    </>
  );
}
