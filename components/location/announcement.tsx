'use client';

import { X } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useIsReady } from '@/components/ui/use-is-ready';
import { dismissAnnouncement } from '@/lib/site/dismissed-announcement';
import { useServedCity } from './city';

/** The bar above the header. It names the visitor's city only where we know it. */
export function Announcement({ offer, cities }: { offer: string; cities: string }) {
  const isReady = useIsReady();
  const { served, elsewhere } = useServedCity();
  const name = (served ?? elsewhere)?.city ?? '';
  const inReach = ['We serve {city}.', offer].filter(Boolean).join(' ');
  const outOfReach = `We serve ${cities}. In {city}? Call before you book.`;
  const unknown = offer || `We serve ${cities}.`;
  const template = elsewhere ? outOfReach : served ? inReach : unknown;
  const longest = inReach.length > outOfReach.length ? inReach : outOfReach;
  const [before, after] = template.split('{city}');
  // Three lines on a small phone, which fit into the height of two.
  const leading = (template + name).length > 70 ? 'text-small/4' : 'py-px text-small/4.5';
  return (
    <div className="after-dark @container bg-ice in-data-[announcement=dismissed]:hidden print:hidden">
      <section
        aria-label="Announcement"
        className="mx-auto flex min-h-12 @max-[16rem]:min-h-14 max-w-content items-center gap-2 pl-4 sm:px-6 lg:px-8"
      >
        {/* The page must not move when the city is found, so there is room for the longest text from the start. */}
        <div
          data-longest={longest.replace('{city}', 'x'.repeat(12))}
          className="grid min-w-0 grow grid-cols-1 items-center *:col-start-1 *:row-start-1 before:invisible before:col-start-1 before:row-start-1 before:text-small/4 before:content-[attr(data-longest)]"
        >
          {/* A new element for a new city: changed text in the old one would count as a layout shift. */}
          <p key={template + name} className={leading}>
            {/* Each in its own element, because browser translation may replace text nodes. */}
            <span>{before}</span>
            <span className={name.length > 25 ? 'text-[0.65em]/none break-all' : ''}>{name}</span>
            <span>{after}</span>
          </p>
        </div>
        <Button
          id="dismiss-announcement"
          variant="bare"
          shape="icon"
          aria-label="Dismiss announcement"
          data-waiting={isReady ? undefined : ''}
          onClick={dismiss}
          className="noscript:hidden"
        >
          <Icon of={X} className="size-5" />
        </Button>
      </section>
    </div>
  );
}

function dismiss() {
  dismissAnnouncement();
  document.getElementById('main')?.focus({ preventScroll: true });
}
