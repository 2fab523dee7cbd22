import { Heading } from '@/components/ui/heading';
import type { AboutWords } from '@/lib/content/about';
import { TitledSection } from './titled-section';

/** How the business works: each habit under a hairline, two beside each other where there is room. */
export function Values({ words }: { words: Pick<AboutWords, 'valuesHeading' | 'values'> }) {
  return (
    <TitledSection id="values" heading={words.valuesHeading}>
      <ul className="grid gap-x-4 gap-y-3 md:grid-cols-2 md:gap-y-4">
        {words.values.map(({ name, text }) => (
          <li key={name} className="border-t border-control pt-1.5">
            <Heading level={3}>{name}</Heading>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
