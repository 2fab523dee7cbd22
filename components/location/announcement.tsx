'use client';

import { useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { Button } from '@/components/ui/button';
import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { useIsReady } from '@/components/ui/use-is-ready';
import { isOutsideServedStates } from '@/lib/location/state-code';
import { createVisitFlag, type VisitFlag } from '@/lib/location/visit-flag';
import { AnnouncementSentence } from './announcement-sentence';
import { useCity } from './use-city';

const dismissedInThisVisit = createVisitFlag('announcement-dismissed', () => sessionStorage, afterPaint);

type Props = {
  words: {
    label: string;
    /** {city} is the visitor's own. */
    served: string;
    /** Shown when the visitor is known to be outside the states served. {city} and {state} are the visitor's own. */
    notServed: string;
    dismiss: string;
  };
  phone: { number: string; href: string };
  /** Id of what takes the focus when the announcement is dismissed. */
  focusAfter: string;
  /** For tests: in a page the tab's own storage remembers. */
  dismissed?: VisitFlag;
};

/**
 * The bar above the header. It has one height, whatever it says; dismissed, it leaves empty ground of that
 * height for the visit, so that nothing below it moves.
 */
export function Announcement({ words, phone, focusAfter, dismissed = dismissedInThisVisit }: Props) {
  const location = useCity();
  const isDismissed = useSyncExternalStore(dismissed.subscribe, dismissed.isSet, () => false);
  const isReady = useIsReady();
  const outside = isOutsideServedStates(location);

  const dismiss = () => {
    dismissed.set();
    document.getElementById(focusAfter)?.focus({ preventScroll: true });
  };

  return (
    <div className={`announcement h-7 md:h-6 print:hidden ${isDismissed ? 'bg-paper' : 'bg-ice'}`}>
      {!isDismissed && (
        <section
          aria-label={words.label}
          className="mx-auto flex h-full max-w-content items-center gap-1 pl-2 sm:px-3 lg:px-4"
        >
          <AnnouncementSentence
            template={outside ? words.notServed : words.served}
            city={location.city}
            state={location.state || location.country}
            phone={phone}
            asksToCall={outside}
          />
          <Button
            variant="bare"
            shape="icon"
            aria-label={words.dismiss}
            data-waiting={isReady ? undefined : ''}
            onClick={dismiss}
          >
            <Icon of={X} className="size-2.5" />
          </Button>
        </section>
      )}
    </div>
  );
}
