import type { ReactNode } from 'react';
import { ContactText, EmailText, PhoneText, PostalAddress } from '@/components/site/contact-text';
import { ProfileLinks } from '@/components/site/profile-links';
import type { SiteContent } from '@/lib/content/load';
import type { Business } from '@/lib/content/schemas/business';
import { weekTable } from '@/lib/hours/hours-in-words';
import { TitledPage, TitledSection } from './titled-page';

type Props = { content: SiteContent };

export function BusinessInfoPage({ content }: Props) {
  const { heading, lead } = content.businessInfo;
  return (
    <TitledPage content={content} title="Business info" heading={heading} lead={lead}>
      <ContactTable content={content} />
      <Credentials content={content} />
      <Appliances content={content} />
      {content.business.brands.length > 0 && <Brands content={content} />}
      <Warranty content={content} />
      {content.businessInfo.estimates && (
        <TitledSection id="estimates" heading="Written estimates">
          <p className="max-w-measure">{content.businessInfo.estimates}</p>
        </TitledSection>
      )}
    </TitledPage>
  );
}

function ContactTable({ content: { facts, business } }: Props) {
  const { emergencyHours, afterHoursPrice } = facts;
  const afterHours = afterHoursPrice ? ` After-hours visits start at ${afterHoursPrice}.` : '';
  const { name, phone, email, address, profiles, hours } = business;
  return (
    <TitledSection id="contact-and-hours" heading="Contact and hours">
      <FactList
        facts={{
          'Business name': name,
          Phone: <PhoneText phone={phone} className="target -my-2.5" />,
          Email: email && <EmailText email={email} className="target -my-2.5" />,
          Address: <PostalAddress {...address} />,
          'Find us on': profiles.length > 0 && (
            <ProfileLinks profiles={profiles} className="target -my-2.5" />
          ),
          Hours: <HoursTable hours={hours} />,
          Emergencies: emergencyHours && `Emergency service is available ${emergencyHours}.${afterHours}`,
          Accessibility: 'Having trouble with this site? Call us, and we’ll help.',
        }}
      />
    </TitledSection>
  );
}

/** The facts by their labels. A fact that the business doesn't have is left out. */
function FactList({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  const known = Object.entries(facts).filter(([, fact]) => fact);
  return (
    <dl className="border-t border-line">
      {known.map(([name, fact]) => (
        <div key={name} className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-3">
          <dt className="font-semibold">{name}</dt>
          <dd className="sm:col-span-2">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function HoursTable({ hours }: Pick<Business, 'hours'>) {
  return (
    <table>
      <caption className="sr-only">Hours</caption>
      <tbody>
        {weekTable(hours).map((row) => (
          <tr key={row.days}>
            <th scope="row" className="pr-4 text-left font-normal">
              <span aria-hidden>{row.days}</span>
              <span className="sr-only">{row.daysSpoken}</span>
            </th>
            <td>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Credentials({ content: { businessInfo: texts, business, samples } }: Props) {
  const { license, insurance } = business;
  if (!license && !insurance) return null;
  return (
    <TitledSection id="credentials" heading="Credentials" isSample={samples.credentials} tone="birch">
      <FactList facts={{ License: license, Insurance: insurance }} />
      <p className="mt-4 max-w-measure">{texts.licenseNote}</p>
    </TitledSection>
  );
}

function Appliances({ content: { businessInfo: texts, business, services } }: Props) {
  const byCategory: Record<string, ReactNode[]> = {};
  for (const { appliances, category, description } of services)
    for (const { plural } of appliances) {
      // If the word only repeats the category, the description says more.
      const text = plural === category.toLowerCase() ? description : plural;
      (byCategory[category] ??= []).push(
        <p key={plural} className="first-letter:uppercase">
          {text}
        </p>,
      );
    }
  return (
    <TitledSection id="appliances" heading="Appliances we repair">
      <FactList facts={byCategory} />
      <p className="mt-4 max-w-measure">
        <ContactText text={texts.appliancesIntro} contact={business} />
      </p>
    </TitledSection>
  );
}

function Brands({ content: { businessInfo: texts, business } }: Props) {
  return (
    <TitledSection id="brands" heading="Brands we work on" tone="birch">
      <p className="max-w-measure">{texts.brandsIntro}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6">
        {business.brands.map((name) => (
          <li key={name} className="py-1 font-medium">
            {name}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Warranty({ content: { businessInfo: texts, business } }: Props) {
  const [promise, ...terms] = texts.warranty;
  return (
    <TitledSection id="warranty" heading={texts.warrantyHeading} tone="ice">
      <div className="grid max-w-measure grid-cols-1 gap-4">
        <p className="text-lead font-medium">{promise}</p>
        {terms.map((paragraph) => (
          <p key={paragraph}>
            <ContactText text={paragraph} contact={business} />
          </p>
        ))}
      </div>
    </TitledSection>
  );
}
