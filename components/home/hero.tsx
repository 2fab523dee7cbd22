import type { ReactNode } from 'react';
import { HeroScene } from '@/components/illustrations/hero-scene';
import { PhoneLink } from '@/components/site/phone-link';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { Container } from '@/components/ui/section';
import type { HomeWords } from '@/lib/content/home';
import type { SiteWords } from '@/lib/content/site';
import { pageHref } from '@/lib/site/href';
import { CityHeading } from './city-heading';

type Props = {
  words: HomeWords['hero'];
  navigation: SiteWords['navigation'];
  phone: string;
  quoteForm: ReactNode;
};

/**
 * What we fix, what it costs, how to get us: in the first screen of a small phone. Then the proof, the picture and
 * the quote form, which stand beside it on wide screens.
 */
export function Hero({ words, navigation, phone, quoteForm }: Props) {
  return (
    <section aria-labelledby="promise" className="bg-paper pt-3 lg:pt-6">
      <Container className="grid gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-12">
        <div className="contents lg:col-span-7 lg:flex lg:flex-col lg:justify-between lg:gap-4">
          <div className="md:col-span-2">
            <CityHeading level={1} id="promise" words={words.heading} />
            <p className="mt-2 max-w-measure text-lead text-soft">{words.lead}</p>
            <p className="mt-1.5 text-lead font-semibold">{words.priceLine}</p>
            <div className="mt-2.5 grid grid-cols-2 gap-1.5 sm:flex print:hidden">
              <ButtonLink href={pageHref('/checkout')} className="sm:px-5">
                {navigation.bookNow}
              </ButtonLink>
              <PhoneLink phone={phone} label={navigation.call} showNumber={false} className="sm:px-4" />
            </div>
          </div>
          <HeroScene label={words.picture} className="order-2 h-auto w-full self-end" />
        </div>
        <div className="contents lg:col-span-5 lg:block lg:pb-6">
          <Card className="order-3 p-2.5 sm:p-3 md:col-span-2">
            <Heading level={2} looks="h3">
              {words.quoteHeading}
            </Heading>
            <p className="mt-0.5 text-small text-soft">{words.quoteNote}</p>
            <div className="mt-2">{quoteForm}</div>
          </Card>
          <ul
            aria-label={words.proofLabel}
            className="order-1 divide-y divide-line border-y border-line lg:mt-3"
          >
            {words.proof.map((proof) => (
              <li key={proof} className="py-1 font-medium">
                {proof}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
