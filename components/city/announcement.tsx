'use client';

import { X } from 'lucide';
import { Button } from '@/components/ui/button';
import { useNow } from '@/components/ui/clock';
import { Icon } from '@/components/ui/icon';
import type { PlaceKind } from '@/lib/area/place';
import type { AnnouncementContent } from '@/lib/content/for-client';
import { wallClock } from '@/lib/hours/shop-clock';
import { useCity, usePlaceKind } from './city';

/** The text for each kind of place. It may have {city}. */
const textsFor = (offer: string, cities: string) =>
  ({
    listed: `We serve {city}. ${offer}`,
    nearby: `We also serve {city}. ${offer}`,
    elsewhere: `We serve ${cities}. In {city}? Call before you book.`,
    unknown: offer || `We serve ${cities}.`,
  }) satisfies Record<PlaceKind, string>;

export function Announcement({ offer, offerUntil, cities }: AnnouncementContent) {
  const { city } = useCity();
  const kind = usePlaceKind();
  const now = useNow();
  // We don't show an offer with an end before we know the time, because it may have ended since the page was built.
  const isOn = !offerUntil || (now && wallClock(now).day <= offerUntil);
  const texts = textsFor(isOn ? offer : '', cities);
  return (
    <div className="@container relative z-20 bg-ice in-data-[announcement=dismissed]:hidden print:hidden">
      {/* The page must not move when the city is found, so there is room for a long text from the start: for three lines,
          and for four on the smallest phones. The text hardly grows with the visitor's font, so the sizes are
          in pixels. On wide screens, the button is higher than the bar. */}
      <section
        aria-label="Announcement"
        className="mx-auto flex min-h-[48px] max-w-content items-center gap-2 pl-gutter @max-[352px]:min-h-[64px] lg:min-h-[40px] sm:pr-gutter"
      >
        <CityText text={texts[kind]} city={kind === 'unknown' ? '' : city} />
        {/* The boot script handles its press, before and after hydration (lib/browser/dismissed-announcement.ts). */}
        <Button
          id="dismiss-announcement"
          variant="bare"
          shape="icon"
          aria-label="Dismiss announcement"
          className="max-w-[48px] max-h-[48px] min-h-0 sm:-mr-3.5 lg:-my-1 noscript:hidden"
        >
          <Icon of={X} className="size-5" />
        </Button>
      </section>
    </div>
  );
}

/** Fills in {city}. Each part has its own element, because browser translation may replace text nodes. */
function CityText({ text, city }: { text: string; city: string }) {
  const [before, after] = text.split('{city}');
  return (
    // A new city gets a new element, because changed text in the old one would count as a layout shift.
    <p key={text + city} className="min-w-0 grow text-[clamp(0.625rem,3.9cqi,0.9375rem)]/[1.1] wrap-anywhere">
      <span>{before}</span>
      <span>{city}</span>
      <span>{after}</span>
    </p>
  );
}
