'use client';

import { X } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useIsReady } from '@/components/ui/use-is-ready';
import type { SiteWords } from '@/lib/content/site';
import { announcementPieces } from '@/lib/location/announcement';
import { isOutsideServedStates } from '@/lib/location/state-code';
import { isAnnouncementDismissed, rememberDismissal } from '@/lib/location/visit-flag';
import { useCity } from './city';

type Props = { words: SiteWords['announcement'] };

/**
 * The bar above the header, with a fixed height. Once dismissed, it is gone for the visit: on later
 * pages it is hidden before the first paint (lib/location/visit-flag.ts).
 */
export function Announcement({ words }: Props) {
  const [isDismissed, setDismissed] = useState(false);
  const isReady = useIsReady();
  if (isDismissed || (isReady && isAnnouncementDismissed())) return null;

  const dismiss = () => {
    rememberDismissal();
    setDismissed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <div ref={keepScrollOnRemoval} className="announcement h-7 bg-ice md:h-6 print:hidden">
      <section
        aria-label={words.label}
        className="mx-auto flex h-full max-w-content items-center gap-1 pl-2 sm:px-3 lg:px-4"
      >
        <Sentence words={words} />
        <Button
          variant="bare"
          shape="icon"
          aria-label={words.dismiss}
          data-waiting={isReady ? undefined : ''}
          onClick={dismiss}
          className="with-script"
        >
          <Icon of={X} className="size-2.5" />
        </Button>
      </section>
    </div>
  );
}

/** Scroll anchoring for browsers without it (Safari); in others this changes nothing. */
function keepScrollOnRemoval(bar: HTMLDivElement) {
  return () => {
    const top = scrollY - bar.offsetHeight;
    if (scrollY > 0) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
  };
}

function Sentence({ words }: Props) {
  const location = useCity();
  const { city, state, country } = location;
  const template = isOutsideServedStates(location) ? words.notServed : words.served;
  return (
    // A new element for a new city: changed text in the old one would count as a layout shift.
    <p key={`${template} ${city}`} className="line-clamp-3 min-h-4.5 grow text-small/2.25 sm:min-h-0">
      {announcementPieces(template, { city, state: state || country }).map(({ isName, text }, index) =>
        isName ? (
          // Isolated because a name may run from right to left.
          <bdi key={index} className="inline-block max-w-20 truncate align-bottom sm:max-w-full">
            {text}
          </bdi>
        ) : (
          // Its own element, because browser translation may replace its text node.
          <span key={index}>{text}</span>
        ),
      )}
    </p>
  );
}
