import type { ReactNode } from 'react';
import { ContactText, EmailText, PhoneText, PostalAddress, SaveContact } from '@/components/site/contact';
import { Heading } from '@/components/ui/heading';
import { Container } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import type { Business } from '@/lib/content/business';
import type { BusinessInfoWords } from '@/lib/content/business-info';
import { weekTable } from '@/lib/hours/opening-hours';
import { SampleNote, TitledSection, type SampleWords } from './inner-page';

type Props = { words: BusinessInfoWords; business: Business };

/** The Business info page below its header. */
export function BusinessInfo({ sample, ...props }: Props & { sample: SampleWords }) {
  return (
    <>
      <ContactFacts {...props} />
      <Credentials {...props} sample={sample} />
      <RepairedThings {...props} />
      <Warranty {...props} />
    </>
  );
}

function ContactFacts({ words: { contactHeading, labels, emergency, saveContact }, business }: Props) {
  const { name, phone, email, address, hours } = business;
  return (
    <TitledSection id="contact-and-hours" heading={contactHeading}>
      <FactList
        facts={[
          { name: labels.name, fact: name.value },
          {
            name: labels.phone,
            fact: <PhoneText phone={phone.value} className="inline-block font-semibold" />,
          },
          { name: labels.email, fact: <EmailText email={email.value} className="inline-block" /> },
          { name: labels.address, fact: <PostalAddress {...address.value} /> },
          { name: labels.hours, fact: <HoursTable label={labels.hours} hours={hours} /> },
          { name: labels.emergency, fact: <ContactText text={emergency} contact={business} /> },
        ]}
      />
      <SaveContact label={saveContact} name={name.value} />
    </TitledSection>
  );
}

function FactList({ facts }: { facts: readonly { name: string; fact: ReactNode }[] }) {
  return (
    <dl className="border-t border-line">
      {facts.map(({ name, fact }) => (
        <div key={name} className="grid gap-x-2 border-b border-line py-1.5 sm:grid-cols-3">
          <dt className="font-semibold">{name}</dt>
          <dd className="sm:col-span-2">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows "Mon–Fri", which screen readers read as "Monday to Friday". */
function HoursTable({ label, hours }: { label: string; hours: Business['hours'] }) {
  return (
    <table className="tabular-nums">
      <caption className="sr-only">{label}</caption>
      <tbody>
        {weekTable(hours).map((row) => (
          <tr key={row.days}>
            <th scope="row" className="pr-3 text-left font-normal">
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

/** License, if any, and insurance, labeled if they are samples. */
function Credentials({ words, business: { license, insurance }, sample }: Props & { sample: SampleWords }) {
  const credentials = [
    { name: words.labels.license, ...license },
    { name: words.labels.insurance, ...insurance },
  ].filter(({ value }) => value);
  const note = credentials.some((one) => one.sample) && <SampleNote words={sample} />;
  return (
    <TitledSection id="credentials" heading={words.licenseHeading} note={note} ground="birch">
      <FactList
        facts={credentials.map(({ name, value, sample: isSample }) => ({
          name,
          fact: (
            <>
              {value} {isSample && <Tag tone="sample">{sample.tag}</Tag>}
            </>
          ),
        }))}
      />
      <p className="mt-2 max-w-measure">{words.licenseNote}</p>
    </TitledSection>
  );
}

/** The appliances next to the brands. */
function RepairedThings({ words, business }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-6 py-6 md:grid-cols-2 md:py-9">
      <NameList
        id="appliances"
        heading={words.appliancesHeading}
        intro={<ContactText text={words.appliancesIntro} contact={business} />}
        names={business.appliances}
        columns="columns-1"
      />
      <NameList
        id="brands"
        heading={words.brandsHeading}
        intro={words.brandsIntro}
        names={business.brands}
        columns="columns-2"
      />
    </Container>
  );
}

type NameListProps = {
  id: string;
  heading: string;
  intro: ReactNode;
  names: readonly string[];
  columns: 'columns-1' | 'columns-2';
};

function NameList({ id, heading, intro, names, columns }: NameListProps) {
  return (
    <section aria-labelledby={id} className="max-w-measure">
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <p className="mt-1.5">{intro}</p>
      <ul className={`mt-2 gap-3 border-t border-line ${columns}`}>
        {names.map((name) => (
          <li key={name} className="break-inside-avoid border-b border-line py-1 font-medium">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The promise of the warranty in large type, then its terms. */
function Warranty({ words, business }: Props) {
  const [promise, ...terms] = words.warranty;
  return (
    <TitledSection id="warranty" heading={words.warrantyHeading} ground="ice">
      <div className="grid max-w-measure grid-cols-1 gap-2">
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
