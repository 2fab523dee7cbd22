import { Button, ButtonLink } from '@/components/ui/button';
import { Menu, X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { SiteWords } from '@/lib/content/site';
import { pageHref } from '@/lib/site/href';
import { mainLinks } from './links';
import { PhoneLink } from './phone-link';

/**
 * The menu of small screens: a native popover, so it opens before and without script, Escape closes it and
 * gives the focus back. It scrolls away with the page, so it never covers where a link in it led to;
 * public/site.js also closes it there, and when the window grows wide.
 */
export function MobileMenu({ words, phone }: { words: SiteWords['navigation']; phone: string }) {
  return (
    <div className="xl:hidden">
      <Button variant="secondary" shape="icon" popoverTarget="menu" aria-label={words.openMenu}>
        <Icon of={Menu} className="size-3" />
      </Button>
      <div
        id="menu"
        popover="auto"
        className="absolute inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-b border-line bg-card px-2 pt-1 pb-3 text-ink shadow-soft sm:px-3 xl:hidden"
      >
        <div className="flex justify-end">
          <Button
            variant="secondary"
            shape="icon"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            // In a popover it means: when the menu opens, not when the page loads.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          >
            <Icon of={X} className="size-3" />
          </Button>
        </div>
        <nav aria-label={words.openMenu}>
          <ul className="divide-y divide-line">
            {mainLinks(words).map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="flex min-h-7 items-center font-display text-h3 font-bold hover:text-ember"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-2 grid gap-1.5 sm:grid-cols-2">
            <ButtonLink href={pageHref('/checkout')}>{words.bookNow}</ButtonLink>
            <PhoneLink phone={phone} label={words.callLabel} />
          </div>
        </nav>
      </div>
    </div>
  );
}
