import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { PhoneLink } from '@/components/site/contact';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Heading, Lead } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
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
 * What we fix, what it costs and how to reach us, on the first screen of a small phone. Then
 * picture, facts and quote form, which is collapsed on phones so that prices come soon.
 */
export function Hero({ words, navigation, phone, quoteForm }: Props) {
  return (
    <section aria-labelledby="promise" className="bg-paper pt-3 pb-4 lg:pt-6 lg:pb-0">
      <Container className="grid gap-x-6 gap-y-3 lg:grid-cols-12">
        {/* As tall as the form next to it, so that the picture doesn't move when the form loads. */}
        <div className="grid gap-x-6 gap-y-3 md:grid-cols-2 lg:col-span-7 lg:flex lg:min-h-119.5 lg:flex-col xl:col-span-8 xl:min-h-122.5">
          <div className="md:col-span-2">
            <CityHeading level={1} id="promise" words={words.heading} />
            <Lead>{words.lead}</Lead>
            <p className="mt-1 text-lead font-semibold">{words.priceLine}</p>
            <div className="mt-2.5 grid grid-cols-2 gap-1.5 sm:flex print:hidden">
              <ButtonLink href={pageHref('/checkout')} className="sm:px-5">
                {navigation.bookNow}
              </ButtonLink>
              <PhoneLink phone={phone} label={navigation.call} showNumber={false} className="sm:px-4" />
            </div>
          </div>
          <Drawing
            of="kitchen"
            label={words.picture}
            className="h-auto w-full self-end md:order-1 lg:mt-auto"
          />
          <ul aria-label={words.proofLabel} className="gap-x-3 border-t border-line lg:grid lg:grid-cols-2">
            {words.proof.map((proof, index) => (
              <li
                key={proof}
                className={`border-b border-line py-1 font-medium ${index === 0 && words.proof.length % 2 === 1 ? 'lg:col-span-2' : ''}`.trim()}
              >
                {proof}
              </li>
            ))}
          </ul>
        </div>
        <div id="quote" className="lg:col-span-5 lg:pb-6 xl:col-span-4 print:hidden">
          <Card className="p-2.5 sm:p-3">
            <details className="group open-when-wide">
              <summary className="flex min-h-6 cursor-pointer items-center justify-between gap-2">
                <Heading level={2} looks="h3">
                  {words.quoteHeading}
                </Heading>
                <Icon of={ChevronDown} className="size-3 shrink-0 group-open:rotate-180" />
              </summary>
              <Heading level={2} looks="h3" id="hero-quote-heading" className="max-lg:hidden">
                {words.quoteHeading}
              </Heading>
              <p className="mt-0.5 text-small text-soft">{words.quoteNote}</p>
              <div className="mt-2">{quoteForm}</div>
            </details>
          </Card>
        </div>
      </Container>
    </section>
  );
}
