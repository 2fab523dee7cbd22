import { Container } from '@/components/ui/section';
import type { AboutWords } from '@/lib/content/about';

/** The figures, large, each with what it counts. */
export function Stats({ words }: { words: Pick<AboutWords, 'statsHeading' | 'stats'> }) {
  return (
    <section aria-labelledby="in-figures" className="border-b border-line bg-ice py-3 md:py-4">
      <Container>
        <h2 id="in-figures" className="sr-only">
          {words.statsHeading}
        </h2>
        <dl className="grid grid-cols-2 gap-x-3 gap-y-3 md:grid-cols-4">
          {words.stats.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-soft">{label}</dt>
              <dd className="font-display text-h2 font-bold tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
