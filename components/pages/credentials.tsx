import { FactList } from '@/components/ui/fact-list';
import { Tag } from '@/components/ui/tag';
import type { Business } from '@/lib/content/business';
import type { BusinessInfoWords } from '@/lib/content/business-info';
import { SampleNote } from './sample-note';
import { TitledSection } from './titled-section';

type Props = {
  words: Pick<BusinessInfoWords, 'licenceHeading' | 'licenceNote' | 'labels'>;
  business: Pick<Business, 'licence' | 'insurance'>;
  sample: { tag: string; note: string };
};

/** License and insurance. While they are samples they say so: nobody may take them for real. */
export function Credentials({ words, business: { licence, insurance }, sample }: Props) {
  const fact = ({ value, sample: isSample }: Business['licence']) => (
    <>
      {value} {isSample && <Tag tone="sample">{sample.tag}</Tag>}
    </>
  );
  return (
    <TitledSection
      id="license-and-insurance"
      heading={words.licenceHeading}
      note={(licence.sample || insurance.sample) && <SampleNote words={sample.note} />}
      ground="birch"
    >
      <FactList
        facts={[
          { name: words.labels.licence, fact: fact(licence) },
          { name: words.labels.insurance, fact: fact(insurance) },
        ]}
      />
      <p className="mt-2 max-w-measure">{words.licenceNote}</p>
    </TitledSection>
  );
}
