import { Heading } from '@/components/ui/heading';
import { Tag } from '@/components/ui/tag';
import type { AboutWords } from '@/lib/content/about';
import { SampleNote } from './sample-note';
import { TitledSection } from './titled-section';

type Props = {
  words: Pick<AboutWords, 'certificationsHeading' | 'certifications'>;
  sample: { tag: string; note: string };
};

/** Training and certificates. One that was made up for the preview says so on itself: nobody may take it for real. */
export function Certifications({ words: { certificationsHeading, certifications }, sample }: Props) {
  const note = certifications.sample && <SampleNote words={sample.note} />;
  return (
    <TitledSection id="certifications" heading={certificationsHeading} note={note} ground="birch">
      <ul className="divide-y divide-line border-y border-line">
        {certifications.value.map(({ name, text }) => (
          <li key={name} className="py-2">
            <div className="flex flex-wrap items-baseline gap-x-1.5 gap-y-0.5">
              <Heading level={3}>{name}</Heading>
              {certifications.sample && <Tag tone="sample">{sample.tag}</Tag>}
            </div>
            <p className="mt-0.5 max-w-measure">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
