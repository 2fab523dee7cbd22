import { Section } from '@/components/ui/section';
import type { AboutWords } from '@/lib/content/about';

/** What the business is for, in one sentence, set as the page's pull quote. */
export function Mission({ words }: { words: Pick<AboutWords, 'missionHeading' | 'mission'> }) {
  return (
    <Section labelledBy="mission" ground="lake">
      <h2 id="mission" className="font-sans text-body font-semibold tracking-normal">
        {words.missionHeading}
      </h2>
      <p className="mt-2 font-display text-h2 text-balance">{words.mission}</p>
    </Section>
  );
}
