import { ButtonLink } from '@/components/ui/button';
import type { SiteWords } from '@/lib/content/site';
import { pageHref } from '@/lib/site/href';
import { PhoneLink } from './phone-link';

/**
 * Call and Book Now in thumb's reach on phones. It sticks to the bottom of the screen only within its
 * parent, so it stays away from the hero before it and the footer after it; it makes room while a field
 * of the page has the focus.
 */
export function CallBar({ words, phone }: { words: SiteWords['navigation']; phone: string }) {
  return (
    <div
      role="group"
      aria-label={words.call}
      className="call-bar sticky bottom-0 z-10 grid grid-cols-2 gap-1 border-t border-line bg-card px-2 pt-1 md:hidden print:hidden"
    >
      <PhoneLink phone={phone} label={words.call} showNumber={false} />
      <ButtonLink href={pageHref('/checkout')}>{words.bookNow}</ButtonLink>
    </div>
  );
}
