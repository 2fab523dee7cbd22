import { Section } from '@/components/ui/section';
import type { AboutWords } from '@/lib/content/about';

/** The figures, large, each with what it counts. */
export function Stats({ words }: { words: Pick<AboutWords, 'statsHeading' | 'stats'> }) {
  return (
    <Section labelledBy="in-figures" ground="ice" className="py-4 md:py-6">
      <h2 id="in-figures" className="sr-only">
        {words.statsHeading}
      </h2>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-3 lg:grid-cols-4">
        {words.stats.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-l-2 border-control pl-1.5 md:pl-2"
          >
            <dt className="mt-0.5 text-small text-soft">{label}</dt>
            <dd className="font-display text-h2 font-bold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
