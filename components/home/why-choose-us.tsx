import { FreeQuoteButton } from '@/components/site/free-quote-button';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { HomeWords } from '@/lib/content/home';
import { pageHref } from '@/lib/site/href';
import { CityHeading } from './city-heading';

/** The warranty first and large, on a ground of its own; then the other promises, each a figure with its fact. */
export function WhyChooseUs({ words }: { words: HomeWords['whyChooseUs'] }) {
  const { warranty, reasons } = words;
  return (
    <Section id="about" labelledBy="about-heading" ground="birch" className="overflow-x-clip">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-7 lg:col-start-6">
          <CityHeading id="about-heading" words={words.heading} />
          <p className="mt-1.5 max-w-measure text-lead text-soft">{words.intro}</p>
        </div>
        <div className="warranty-panel lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <p aria-hidden className="figure-large font-display font-bold">
            {warranty.figure}
          </p>
          <Heading level={3} looks="h2" className="mt-2">
            {warranty.heading}
          </Heading>
          <p className="mt-1.5 max-w-measure text-lead">{warranty.text}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <ul className="divide-y divide-line border-y border-line">
            {reasons.map(({ heading, text, figure }) => (
              <li key={heading} className="grid gap-x-3 gap-y-0.5 py-2 sm:grid-cols-4">
                <p
                  aria-hidden
                  className="font-display text-h3 font-bold text-soft tabular-nums max-sm:hidden"
                >
                  {figure}
                </p>
                <div className="sm:col-span-3">
                  <Heading level={3}>{heading}</Heading>
                  <p className="mt-0.5 max-w-measure">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-1.5 print:hidden">
            <ButtonLink href={pageHref('/checkout')}>{words.scheduleOnline}</ButtonLink>
            <FreeQuoteButton label={words.freeQuote} />
          </div>
        </div>
      </div>
    </Section>
  );
}
