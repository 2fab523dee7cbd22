import { Menu, X } from 'lucide';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import type { SiteWords } from '@/lib/content/site';
import { pageHref } from '@/lib/site/href';
import { PhoneLink } from './contact';

type Words = SiteWords['navigation'];

/** The header of every page: name, links to the home page's sections, phone, Book Now. */
export function Header({ words, name, phone }: { words: Words; name: string; phone: string }) {
  return (
    <header className="border-b border-line bg-paper print:border-0">
      <Container className="flex min-h-8 items-center justify-between gap-x-2 py-1 sm:flex-wrap">
        <Wordmark name={name} />
        <div className="flex items-center gap-x-2 gap-y-1 sm:flex-wrap print:hidden">
          <nav aria-label={words.label} className="hidden lg:block">
            <ul className="flex items-center gap-1.5 text-small xl:gap-2 xl:text-body">
              {mainLinks(words).map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-5.5 items-center font-medium whitespace-nowrap underline-offset-4 hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <PhoneLink
            phone={phone}
            label={words.callLabel}
            variant="quiet"
            className="-mx-1.5 max-md:hidden"
          />
          <ButtonLink href={pageHref('/checkout')} className="whitespace-nowrap max-md:hidden">
            {words.bookNow}
          </ButtonLink>
          <MobileMenu words={words} phone={phone} />
        </div>
      </Container>
    </header>
  );
}

/** The business's name, linked to the home page. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a
      href={pageHref('/')}
      className="flex min-h-5.5 items-center font-display text-h3 font-bold sm:whitespace-nowrap"
    >
      {name}
    </a>
  );
}

function mainLinks(words: Words) {
  return [
    { label: words.services, href: pageHref('/#services') },
    { label: words.about, href: pageHref('/#about') },
    { label: words.areas, href: pageHref('/#areas') },
    { label: words.contact, href: pageHref('/#contact') },
  ];
}

/**
 * The menu on small screens: a native popover, so it opens before scripts load or without them, and
 * Escape closes it and restores focus. It scrolls with the page and never covers a link's target.
 */
function MobileMenu({ words, phone }: { words: Words; phone: string }) {
  return (
    <div className="lg:hidden">
      <Button variant="secondary" shape="icon" popoverTarget="menu" aria-label={words.openMenu}>
        <Icon of={Menu} className="size-3" />
      </Button>
      <div
        id="menu"
        popover="auto"
        className="absolute inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-b border-line bg-card px-2 pt-1 pb-3 text-ink lifted sm:px-3 lg:hidden"
      >
        <div className="flex justify-end">
          <Button
            variant="secondary"
            shape="icon"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            autoFocus
          >
            <Icon of={X} className="size-3" />
          </Button>
        </div>
        <nav aria-label={words.menuLabel}>
          <ul>
            {mainLinks(words).map(({ label, href }) => (
              <li key={href} className="border-line not-last:border-b">
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
