import { ButtonLink } from '@/components/ui/button';
import { DialogButton } from '@/components/ui/dialog';
import { Heading, Lead } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { HomeWords } from '@/lib/content/home';
import { pageHref } from '@/lib/site/href';
import { CityHeading } from './city-heading';
import { unbroken } from './unbroken';

/** The warranty first, large and on its own background, then the other reasons. */
export function WhyChooseUs({ words }: { words: HomeWords['whyChooseUs'] }) {
  const { warranty, reasons } = words;
  return (
    <Section id="about" labelledBy="about-heading" ground="birch" className="overflow-x-clip">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-7 lg:col-start-6">
          <CityHeading id="about-heading" words={words.heading} />
          <Lead>{words.intro}</Lead>
        </div>
        <div className="warranty-panel lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div className="flex h-full flex-col justify-center gap-3">
            <p aria-hidden className="font-display text-figure font-bold">
              {warranty.figure}
            </p>
            <div>
              <Heading level={3} looks="h2">
                {warranty.heading}
              </Heading>
              <p className="mt-1.5 max-w-measure text-lead">{warranty.text}</p>
            </div>
          </div>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <ul className="grid gap-x-5 sm:grid-cols-2">
            {reasons.map(({ heading, text }) => (
              <li key={heading} className="border-t border-control/40 pt-2 pb-3">
                <Heading level={3}>{unbroken(heading)}</Heading>
                <p className="mt-1 max-w-measure">{unbroken(text)}</p>
              </li>
            ))}
          </ul>
          <div className="grid gap-1.5 sm:mt-1 sm:flex print:hidden">
            <ButtonLink href={pageHref('/checkout')}>{words.scheduleOnline}</ButtonLink>
            <DialogButton dialog="quote-dialog" variant="secondary">
              {words.freeQuote}
            </DialogButton>
          </div>
        </div>
      </div>
    </Section>
  );
}
