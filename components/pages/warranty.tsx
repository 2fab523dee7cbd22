import type { BusinessInfoWords } from '@/lib/content/business-info';
import { ContactText, type Contact } from '@/components/site/contact-text';
import { TitledSection } from './titled-section';

type Props = { words: Pick<BusinessInfoWords, 'warrantyHeading' | 'warranty'>; contact: Contact };

/** The guarantee: what it promises first and large, its terms after. */
export function Warranty({ words, contact }: Props) {
  const [promise, ...terms] = words.warranty;
  return (
    <TitledSection id="warranty" heading={words.warrantyHeading} ground="ice">
      <div className="max-w-measure space-y-2">
        <p className="text-lead font-medium">{promise}</p>
        {terms.map((paragraph) => (
          <p key={paragraph}>
            <ContactText text={paragraph} contact={contact} />
          </p>
        ))}
      </div>
    </TitledSection>
  );
}
