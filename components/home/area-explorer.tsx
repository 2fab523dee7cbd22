'use client';

import { useRef, type MouseEvent, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';

/**
 * Makes the map and the list within it one control: whatever is pointed at, focused or tapped, its place and its
 * name light up together. Both belong to the server and carry the neighborhood's id in `data-area`; this marks the
 * two with `data-lit`, so that neither the map nor the list has to be shipped again as script.
 */
export function AreaExplorer({ className, children }: { className?: string; children: ReactNode }) {
  const explorer = useRef<HTMLDivElement>(null);

  const follow = ({ target }: SyntheticEvent) => {
    const area =
      target instanceof Element ? target.closest('[data-area]')?.getAttribute('data-area') : undefined;
    if (area) light(explorer.current, area);
  };
  // A name shows its place without a jump: the map moves only if the place is out of sight.
  const show = (event: MouseEvent) => {
    follow(event);
    const name = event.target instanceof Element && event.target.closest('li [data-area]');
    if (!name) return;
    event.preventDefault();
    explorer.current?.querySelector('svg [data-lit]')?.scrollIntoView({ block: 'nearest' });
  };
  // A finger that is lifted also "leaves": what it tapped stays lit.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') light(explorer.current, undefined);
  };

  return (
    <div
      ref={explorer}
      className={className}
      onPointerOver={follow}
      onPointerLeave={leave}
      onFocus={follow}
      onBlur={() => light(explorer.current, undefined)}
      onClick={show}
    >
      {children}
    </div>
  );
}

/** Lights the place and the name of one area and no other; of none at all without an area. */
function light(explorer: HTMLElement | null, area: string | undefined) {
  explorer?.querySelectorAll('[data-area]').forEach((element) => {
    element.toggleAttribute('data-lit', element.getAttribute('data-area') === area);
  });
}
