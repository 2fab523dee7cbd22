'use client';

import { X } from 'lucide';
import { Button } from '@/components/ui/button';
import { useNow } from '@/components/ui/clock';
import { Icon } from '@/components/ui/icon';
import { useIsReady } from '@/components/ui/use-is-ready';
import { wallClock } from '@/lib/hours/shop-clock';
import { dismissAnnouncement } from '@/lib/site/dismissed-announcement';
import { useCity, useCityService } from './city';

type Props = {
  /** The offer of content/site.json, or ''. */
  offer: string;
  /** The last day of the offer ("yyyy-mm-dd"), if it has one. */
  offerUntil?: string | undefined;
  /** The cities that we serve, in words. */
  cities: string;
};

/** The texts for visitors whose city we serve, don't serve, or don't know. They may have {city}. */
const textsFor = (offer: string, cities: string) => ({
  served: ['We serve {city}.', offer].filter(Boolean).join(' '),
  elsewhere: `We serve ${cities}. In {city}? Call before you book.`,
  unknown: offer || `We serve ${cities}.`,
});

/** The bar above the header. */
export function Announcement({ offer, offerUntil, cities }: Props) {
  const isReady = useIsReady();
  const { city } = useCity();
  const service = useCityService();
  const now = useNow();
  // We don't show an offer with an end before we know the time, because it may have ended since the page was built.
  const isOn = !offerUntil || (now && wallClock(now).day <= offerUntil);
  const texts = textsFor(isOn ? offer : '', cities);
  const withOffer = textsFor(offer, cities);
  const isServedLonger = withOffer.served.length > withOffer.elsewhere.length;
  const longest = isServedLonger ? withOffer.served : withOffer.elsewhere;
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
          <CityText text={texts[service]} city={service === 'unknown' ? '' : city} />
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

/** Fills in {city}. Each part has its own element, because browser translation may replace text nodes. */
function CityText({ text, city }: { text: string; city: string }) {
  const [before, after] = text.split('{city}');
  // On a small phone, a long text has three lines. They fit in the height of two.
  const isLong = text.length + city.length > 70;
  return (
    // A new city gets a new element, because changed text in the old one would count as a layout shift.
    <p key={text + city} className={isLong ? 'text-small/4' : 'py-px text-small/4.5'}>
      <span>{before}</span>
      <span className={city.length > 25 ? 'text-[0.65em]/none break-all' : ''}>{city}</span>
      <span>{after}</span>
    </p>
  );
}

function dismiss() {
  dismissAnnouncement();
  document.getElementById('main')?.focus({ preventScroll: true });
}
