import { Container } from '@/components/ui/section';
import { underlined } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';
import { weekTable } from '@/lib/hours/hours-in-words';
import { NavigationLinks } from './navigation';
import { ProfileLinks } from './profile-links';
import { Wordmark } from './wordmark';
import { ContactText, emergencyLine, EmailText, PhoneText, PostalAddress } from './contact';

type Props = { content: Pick<SiteContent, 'facts' | 'business' | 'brand'> };

/** On the home page, the contact details and hours are right above the footer, so the footer leaves them out. */
type FooterProps = Props & { isHome: boolean };

const pageLinks = <NavigationLinks of="footer" className={`${underlined} target`} />;

export function Footer({ content, isHome }: FooterProps) {
  const { name, profiles } = content.business;
  return (
    <footer className="mt-auto bg-lake py-8 text-on-lake">
      <Container className="grid grid-cols-1 gap-6 md:grid-cols-3">
        {isHome ? <Wordmark name={name} brand={content.brand} /> : <ContactAndHours content={content} />}
        <nav aria-label="Footer" className={isHome ? 'md:col-span-2 print:hidden' : 'print:hidden'}>
          {!isHome && <h2 className="text-h3 mb-2">Company</h2>}
          <ul
            className={`grid grid-cols-2 ${isHome ? 'md:flex md:justify-end md:gap-x-6' : 'md:grid-cols-1'}`}
          >
            {pageLinks}
          </ul>
        </nav>
        {profiles.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-6 md:col-span-3 print:hidden">
            <h2 className="text-h3">Find us on</h2>
            <ProfileLinks profiles={profiles} className="target" />
          </div>
        )}
        <p className="border-t border-control pt-4 text-small md:col-span-3">
          {`© ${name}. Brand names belong to their respective owners.`}
        </p>
      </Container>
    </footer>
  );
}

function ContactAndHours({ content: { facts, business, brand } }: Props) {
  const { name, phone, email, address, hours } = business;
  return (
    <>
      <div className="print:hidden">
        <h2 className="text-h3">Contact</h2>
        <div className="mt-2 grid justify-items-start">
          <Wordmark name={name} brand={brand} />
          <PostalAddress {...address} />
          <PhoneText phone={phone} className="target" />
          <EmailText email={email} className="target" />
        </div>
      </div>
      <div>
        <h2 className="text-h3">Hours</h2>
        <ul className="mt-2 grid gap-3">
          {weekTable(hours).map(({ days, hours: time }) => (
            <li key={days}>{`${days}: ${time}`}</li>
          ))}
          {facts.emergencyHours && (
            <li>
              <ContactText text={emergencyLine(facts)} contact={business} />
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

/** The wizard's footer. It's short, so that it doesn't lead visitors away from the form. */
export function ShortFooter({ content: { business } }: Props) {
  const { phone, email } = business;
  const { street, city, state, zipCode } = business.address;
  return (
    <footer className="mt-auto bg-lake text-small sm:py-2 text-on-lake">
      <Container className="flex flex-wrap items-center gap-x-6">
        <PhoneText phone={phone} className="target" />
        <EmailText email={email} className="target" />
        <address className="not-italic">
          {[street, city, `${state} ${zipCode}`].filter(Boolean).join(', ')}
        </address>
        <nav aria-label="Footer" className="print:hidden lg:ml-auto">
          <ul className="grid grid-cols-2 gap-x-6 sm:flex">{pageLinks}</ul>
        </nav>
      </Container>
    </footer>
  );
}
