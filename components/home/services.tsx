import { FreeQuoteButton } from '@/components/site/free-quote-button';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { HomeWords } from '@/lib/content/home';
import type { Service } from '@/lib/content/services';
import { CityHeading } from './city-heading';
import { ServiceCard } from './service-card';

type Props = { words: HomeWords['services']; services: readonly Service[] };

/** What is repaired and what it costs to start; what the price covers and what can change it stand with the prices. */
export function Services({ words, services }: Props) {
  return (
    <Section id="services" labelledBy="services-heading" ground="ice">
      <div className="grid gap-1.5 lg:grid-cols-2 lg:items-end lg:gap-6">
        <CityHeading id="services-heading" words={words.heading} />
        <p className="max-w-measure text-lead text-soft">{words.intro}</p>
      </div>
      <ul className="mt-4 grid gap-1.5 sm:grid-cols-2 sm:gap-2 lg:mt-5 lg:grid-cols-3 lg:gap-3">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} words={words} />
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-1.5 lg:grid-cols-3 lg:gap-x-3">
        <Heading level={3}>{words.priceHeading}</Heading>
        <p className="max-w-measure">{words.priceCovers}</p>
        <p className="max-w-measure">{words.priceChanges}</p>
        <FreeQuoteButton
          label={words.freeQuote}
          className="mt-0.5 justify-self-start lg:col-start-2 print:hidden"
        />
      </div>
    </Section>
  );
}
