import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { Business } from '@/lib/content/business';
import type { SiteWords } from '@/lib/content/site';
import { weekTable } from '@/lib/hours/opening-hours';
import { pageHref } from '@/lib/site/href';
import { ContactText, EmailText, PhoneText } from './contact';

type Props = { words: SiteWords['footer']; business: Business };

/** The footer of every page: contact, hours, and links to the pages about the business. */
export function Footer({ words, business }: Props) {
  const { name, phone, email, address, hours } = business;
  const pages = [
    { label: words.about, href: pageHref('/about') },
    { label: words.privacy, href: pageHref('/privacy') },
    { label: words.terms, href: pageHref('/terms') },
    { label: words.businessInfo, href: pageHref('/business-info') },
  ];
  return (
    <footer className="mt-auto bg-lake py-6 text-on-lake">
      <Container className="grid gap-4 md:grid-cols-3">
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="text-h3">
            {words.contactHeading}
          </h2>
          <address className="mt-1.5 grid justify-items-start gap-0.5 not-italic">
            <span className="font-semibold">{name.value}</span>
            <span>{address.value.street}</span>
            <span>{`${address.value.city}, ${address.value.state} ${address.value.zipCode}`}</span>
            <PhoneText phone={phone.value} className="inline-flex min-h-5.5 items-center" />
            <EmailText email={email.value} className="inline-flex min-h-5.5 items-center" />
          </address>
        </section>
        <section aria-labelledby="footer-hours">
          <h2 id="footer-hours" className="text-h3">
            {words.hoursHeading}
          </h2>
          <ul className="mt-1.5 grid gap-0.5 tabular-nums">
            {weekTable(hours).map(({ days, hours: time }) => (
              <li key={days}>{`${days} ${time}`}</li>
            ))}
            <li>
              <ContactText text={words.emergency} contact={business} />
            </li>
          </ul>
        </section>
        <nav aria-label={words.label} className="print:hidden">
          <h2 className="text-h3">{words.pagesHeading}</h2>
          <ul className="mt-1">
            {pages.map(({ label, href }) => (
              <li key={href}>
                <TextLink href={href} className="inline-flex min-h-5.5 items-center">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="border-t border-on-lake/30 pt-2 text-small md:col-span-3">{words.rights}</p>
      </Container>
    </footer>
  );
}
