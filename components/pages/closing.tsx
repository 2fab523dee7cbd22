import { ButtonLink } from '@/components/ui/button';
import { SectionHeading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { AboutWords } from '@/lib/content/about';
import { pageHref } from '@/lib/site/href';

/**
 * Where the page leads: to the wizard, or to the quote form. This page has no script, so its `Free quote` is a
 * link to the form that stands on the home page, instead of opening the dialog.
 */
export function Closing({ words }: { words: AboutWords['closing'] }) {
  return (
    <Section labelledBy="closing" ground="ice">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-12 lg:items-end">
        <SectionHeading id="closing" heading={words.heading} intro={words.text} className="lg:col-span-7" />
        <div className="grid gap-1.5 sm:flex lg:col-span-5 lg:justify-end print:hidden">
          <ButtonLink href={pageHref('/checkout')}>{words.scheduleOnline}</ButtonLink>
          <ButtonLink href={pageHref('/#quote')} variant="secondary">
            {words.freeQuote}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
