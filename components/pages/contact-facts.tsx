import { FactList } from '@/components/ui/fact-list';
import { TextLink } from '@/components/ui/text-link';
import type { Business } from '@/lib/content/business';
import type { BusinessInfoWords } from '@/lib/content/business-info';
import { phoneHref } from '@/lib/hand-off/phone';
import { ContactText } from '@/components/site/contact-text';
import { SaveContact } from '@/components/site/save-contact';
import { HoursTable } from './hours-table';

type Props = { words: Pick<BusinessInfoWords, 'labels' | 'emergency' | 'saveContact'>; business: Business };

/** Name, phone, e-mail, address and hours, each with its name. */
export function ContactFacts({ words: { labels, emergency, saveContact }, business }: Props) {
  const { name, phone, email, address, hours } = business;
  const { street, city, state, zipCode } = address.value;
  return (
    <>
      <FactList
        facts={[
          { name: labels.name, fact: name.value },
          {
            name: labels.phone,
            fact: (
              <TextLink
                href={phoneHref(phone.value)}
                className="font-semibold whitespace-nowrap tabular-nums"
              >
                {phone.value}
              </TextLink>
            ),
          },
          { name: labels.email, fact: <TextLink href={`mailto:${email.value}`}>{email.value}</TextLink> },
          {
            name: labels.address,
            fact: (
              <address className="not-italic">
                {street}
                <br />
                {`${city}, ${state} ${zipCode}`}
              </address>
            ),
          },
          { name: labels.hours, fact: <HoursTable label={labels.hours} hours={hours} /> },
          { name: labels.emergency, fact: <ContactText text={emergency} contact={business} /> },
        ]}
      />
      <SaveContact label={saveContact} name={name.value} />
    </>
  );
}
