import { Container } from '@/components/ui/section';
import { underlined } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';
import { weekTable } from '@/lib/hours/hours-in-words';
import { EmailText, PhoneText, PostalAddress } from './contact-text';
import { HomeLink } from './home-link';
import { NavigationLinks } from './navigation';
import { ProfileLinks } from './profile-links';

type Props = { content: SiteContent };

const pageLinks = <NavigationLinks of="footer" className={`${underlined} target`} />;

/** On the home page, the contact details and hours are right above the footer, so the footer leaves them out. */
export function Footer({ content, isHome }: Props & { isHome: boolean }) {
  const { name, profiles } = content.business;
  return (
    <footer className="mt-auto bg-lake py-8 text-on-lake">
      <Container className={`grid grid-cols-1 gap-6 ${isHome ? 'lg:grid-cols-3' : 'md:grid-cols-3'}`}>
        {isHome ? <HomeLink name={name} brand={content.brand} /> : <ContactAndHours content={content} />}
        <nav aria-label="Footer" className={isHome ? 'lg:col-span-2 print:hidden' : 'print:hidden'}>
          {!isHome && <h2 className="text-h3 mb-2">Company</h2>}
          <ul
            className={`grid grid-cols-2 ${isHome ? 'sm:flex sm:gap-x-6 lg:justify-end' : 'md:grid-cols-1'}`}
          >
            {pageLinks}
          </ul>
        </nav>
        {profiles.length > 0 && (
          <div className="col-span-full flex flex-wrap items-center gap-x-6 print:hidden">
            <h2 className="font-sans text-body font-semibold">Find us on</h2>
            <ProfileLinks profiles={profiles} className="target" />
          </div>
        )}
        <p className="col-span-full border-t border-control pt-4 text-small">
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
          <HomeLink name={name} brand={brand} />
          <PostalAddress {...address} />
          <PhoneText phone={phone} className="target" />
          <EmailText email={email} className="target" />
        </div>
      </div>
      <div>
        <h2 className="text-h3">Hours</h2>
        <ul className="mt-2 *:min-h-11 *:content-center">
          {weekTable(hours).map(({ days, hours: time }) => (
            <li key={days}>{`${days}: ${time}`}</li>
          ))}
          {facts.emergencyHours && <li>{`Emergencies: ${facts.emergencyHours}`}</li>}
        </ul>
      </div>
    </>
  );
}

/** The wizard's footer. It's short, so that visitors stay with the form. */
export function ShortFooter({ content: { business } }: Props) {
  const { phone, email } = business;
  const { street, city, state, zipCode } = business.address;
  return (
    <footer className="mt-auto bg-lake py-4 text-small text-on-lake sm:py-2">
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
