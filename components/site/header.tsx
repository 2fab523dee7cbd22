import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/section';
import type { SiteWords } from '@/lib/content/site';
import { pageHref } from '@/lib/site/href';
import { mainLinks } from './links';
import { MobileMenu } from './mobile-menu';
import { PhoneLink } from './phone-link';
import { Wordmark } from './wordmark';

/** The top of every page: who we are, the four anchors of the home page, the phone, Book Now. */
export function Header({
  words,
  name,
  phone,
}: {
  words: SiteWords['navigation'];
  name: string;
  phone: string;
}) {
  return (
    <header className="border-b border-line bg-paper print:border-0">
      <Container className="flex min-h-8 items-center justify-between gap-x-2 py-1 sm:flex-wrap">
        <Wordmark name={name} />
        <div className="flex items-center gap-x-2 gap-y-1 sm:flex-wrap print:hidden">
          <nav aria-label={words.label} className="hidden xl:block">
            <ul className="flex items-center gap-2">
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
            className="px-0.5 max-md:hidden print:hidden"
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
