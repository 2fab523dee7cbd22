import { Container } from '@/components/ui/section';
import type { Business } from '@/lib/content/business';
import type { BusinessInfoWords } from '@/lib/content/business-info';
import { ContactText, type Contact } from '@/components/site/contact-text';
import { NameList } from './name-list';

type Props = {
  words: Pick<BusinessInfoWords, 'appliancesHeading' | 'appliancesIntro' | 'brandsHeading' | 'brandsIntro'>;
  business: Contact & Pick<Business, 'appliances' | 'brands'>;
};

/** What is repaired: the kinds of appliances beside the makers. */
export function RepairedThings({ words, business }: Props) {
  return (
    <Container className="grid gap-x-8 gap-y-6 py-6 md:grid-cols-2 md:py-9">
      <NameList
        id="appliances"
        heading={words.appliancesHeading}
        intro={<ContactText text={words.appliancesIntro} contact={business} />}
        names={business.appliances}
        columns={1}
      />
      <NameList
        id="brands"
        heading={words.brandsHeading}
        intro={words.brandsIntro}
        names={business.brands}
        columns={2}
      />
    </Container>
  );
}
