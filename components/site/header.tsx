import { Menu, X } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import type { SiteContent } from '@/lib/content/load';
import { BookNowLink, PhoneLink, TextUsLink } from './contact-buttons';
import { PostalAddress } from './contact-text';
import { HomeLink } from './home-link';
import { NavigationLinks } from './navigation';

export type FrameKind = 'plain' | 'home' | 'wizard';

type Props = { content: SiteContent };

/**
 * Sticks to the top of a wide screen, except in the wizard, where Book Now is only a quiet link to the first step. On
 * the home page, Book Now appears once the first screen's own has scrolled away (app/styles/parts.css).
 */
export function Header({ content, kind }: Props & { kind: FrameKind }) {
  const { business, brand } = content;
  const { phone } = business;
  const isWizard = kind === 'wizard';
  return (
    <header
      className={`border-b border-line bg-paper print:border-0 ${isWizard ? '' : 'top-0 z-10 low:static lg:sticky'}`}
    >
      <Container className="@container flex min-h-16 items-center gap-x-2 lg:min-h-14 lg:flex-wrap">
        <HomeLink name={business.name} brand={brand} />
        <div className="ml-auto hidden text-end text-small print:block">
          <p>{[phone, business.email].filter(Boolean).join(' · ')}</p>
          <PostalAddress {...business.address} />
        </div>
        <div
          className={`${kind === 'home' ? 'docking' : ''} ml-auto hidden items-center gap-x-6 lg:flex lg:flex-wrap print:hidden`}
        >
          <nav aria-label="Main menu">
            <ul className="flex gap-6 text-small">
              <NavigationLinks
                of="header"
                className="target font-medium whitespace-nowrap underline-offset-4 hover:underline"
              />
            </ul>
          </nav>
          <PhoneLink phone={phone} variant="quiet" className="mr-0!" />
          <BookNowLink variant={isWizard ? 'quiet' : 'book'} className="min-h-11! py-1!" />
        </div>
        <MobileMenu content={content} />
      </Container>
    </header>
  );
}

/**
 * A native popover: it opens before scripts load or without them, and Escape closes it and restores focus. Its place is
 * relative to the page, so a link to a section scrolls it out of the way, also without scripts. Browsers without
 * popovers, such as Safari 16, would show it over the top of every page, so there it's hidden.
 */
function MobileMenu({ content: { business, brand } }: Props) {
  return (
    <div className="ml-auto not-supports-[selector(:popover-open)]:hidden lg:hidden print:hidden">
      <Button variant="secondary" shape="icon" popoverTarget="menu" aria-label="Open menu">
        <Icon of={Menu} className="size-6" />
      </Button>
      <div
        id="menu"
        popover="auto"
        className="absolute inset-x-0 top-0 bottom-auto w-full max-w-none border-b sheet px-gutter pb-6 lifted lg:hidden"
      >
        <div className="@container flex min-h-16 items-center justify-between gap-2">
          <HomeLink name={business.name} brand={brand} />
          <Button
            variant="secondary"
            shape="icon"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
            autoFocus
          >
            <Icon of={X} className="size-6" />
          </Button>
        </div>
        <nav aria-label="Menu">
          <ul className="*:border-line *:not-last:border-b">
            <NavigationLinks
              of="header"
              className="flex min-h-14 items-center font-display text-h3 font-bold hover:text-ember"
            />
          </ul>
          <div className="mt-4 grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
            <BookNowLink />
            <PhoneLink phone={business.phone} variant="call" />
            <TextUsLink business={business} />
          </div>
        </nav>
      </div>
    </div>
  );
}
