import type { BusinessInfoWords } from '@/lib/content/business-info';
import { TitledSection } from './titled-section';

/** The guarantee: what it promises first and large, its terms after. */
export function Warranty({ words }: { words: Pick<BusinessInfoWords, 'warrantyHeading' | 'warranty'> }) {
  const [promise, ...terms] = words.warranty;
  return (
    <TitledSection id="warranty" heading={words.warrantyHeading} ground="ice">
      <div className="max-w-measure space-y-2">
        <p className="text-lead font-medium">{promise}</p>
        {terms.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </TitledSection>
  );
}
