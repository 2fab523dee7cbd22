import { ArrowRight } from 'lucide';
import { Drawing } from '@/components/illustrations/drawing';
import { PhoneText } from '@/components/site/contact-text';
import { PageFrame } from '@/components/site/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Container, Lead } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';
import { formatDollars } from '@/lib/pricing/pricing';
import { pageHref } from '@/lib/site/links';

type Props = { content: SiteContent };

export function NotFoundPage({ content }: Props) {
  return (
    <PageFrame content={content}>
      <Container className="grid items-start gap-x-12 gap-y-8 py-section lg:grid-cols-12">
        {/* The heading fits on one line even in the fallback font. If it took two, the rest would move. */}
        <div className="lg:col-span-7">
          <h1>We can’t find that page</h1>
          <Lead>
            The link may be out of date, or the page may have moved. Pick the appliance that’s giving you
            trouble, or call <PhoneText phone={content.business.phone} />.
          </Lead>
          <div className="mt-6 grid sm:flex">
            <ButtonLink href={pageHref('/')} variant="secondary">
              Go to the home page
            </ButtonLink>
          </div>
        </div>
        <Services content={content} />
        {/* The overflow is visible, because the cord comes from the edge of the window. */}
        <Drawing of="lost-plug" className="h-auto w-full overflow-visible max-w-column lg:col-span-6" />
      </Container>
    </PageFrame>
  );
}

function Services({ content: { services, home } }: Props) {
  return (
    <section aria-labelledby="services" className="lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1">
      <h2 id="services" className="text-h3 mb-3">
        What’s broken?
      </h2>
      <ul className="border-t border-line">
        {services.map(({ id, name, price }) => (
          <li key={id} className="border-b border-line">
            <a
              href={pageHref(`/checkout?service=${id}`)}
              className="group flex min-h-14 items-center gap-3 py-2"
            >
              <span className="grow sm:flex sm:items-baseline sm:justify-between sm:gap-4">
                <span className="font-semibold underline decoration-1 underline-offset-4 group-hover:decoration-2">
                  {name}
                </span>{' '}
                <span className="block text-small whitespace-nowrap text-soft">
                  {`Starting at ${formatDollars(price)}`}
                </span>
              </span>
              <Icon of={ArrowRight} className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
      {/* Because of Minn. Stat. 325D.44, we say next to a "Starting at" price what it covers and what changes it. */}
      <p className="mt-3 text-small text-soft">
        {`${home.hero.pricesNote} `}
        <TextLink href={pageHref('/#prices')}>What the price covers</TextLink>
      </p>
    </section>
  );
}
