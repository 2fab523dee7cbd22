import { CityHeading } from '@/components/city/city-heading';
import { Drawing } from '@/components/illustrations/drawing';
import { ContactText } from '@/components/site/contact-text';
import { noWrap } from '@/components/ui/no-wrap';
import { Section } from '@/components/ui/section';
import type { SiteContent } from '@/lib/content/load';
import { logoPath, pageHref } from '@/lib/site/links';

type Props = { content: SiteContent };

export function WhyChooseUs({ content }: Props) {
  const { home, business } = content;
  const texts = home.whyChooseUs;
  return (
    <Section id="about" labelledBy="about-heading" tone="birch" className="overflow-x-clip">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 sm:max-lg:gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        {/* On phones and tablets, the heading and the warranty are one dark block, from edge to edge. */}
        <div className="-mx-gutter -mt-section bg-lake px-gutter py-section text-on-lake lg:contents">
          <div className="lg:col-span-7 lg:col-start-6 lg:text-ink">
            <CityHeading id="about-heading" text={texts.heading} />
          </div>
          <Warranty content={content} />
        </div>
        <ul className="grid content-start gap-x-10 empty:hidden sm:max-lg:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {texts.reasons.map(({ heading, text }) => (
            <li
              key={heading}
              className="gap-x-10 border-t border-control/40 py-3 max-sm:first:border-t-0 sm:max-lg:last:odd:col-span-2 lg:grid lg:grid-cols-2 lg:py-6"
            >
              <h3>{noWrap(heading)}</h3>
              <p className="mt-1 max-w-measure lg:mt-0">
                <ContactText text={text} contact={business} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Warranty({ content }: Props) {
  const { warranty } = content.home.whyChooseUs;
  const { warrantyDays } = content.business.claims;
  return (
    <div className="relative isolate mt-4 lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0">
      {/* On wide screens, the dark background extends to the left edge of the window. */}
      <div className="absolute -inset-y-section -right-8 -left-[100vw] -z-1 bg-lake max-lg:hidden" />
      <p className="font-display text-figure font-bold">{`${warrantyDays.toLocaleString('en-US')} days`}</p>
      <h3 className="mt-4">{warranty.heading}</h3>
      <p className="mt-2 mb-6 max-w-measure max-lg:mb-0">{warranty.text}</p>
      <Invoice />
    </div>
  );
}

function Invoice() {
  return (
    <div aria-hidden className="relative w-58 rotate-2 text-draw-dark max-lg:hidden print:hidden">
      <Drawing of="invoice" className="h-auto w-full" />
      <img
        src={pageHref(logoPath)}
        alt=""
        width={36}
        height={36}
        loading="lazy"
        className="absolute top-5 left-7 h-11 w-44 object-contain object-left"
      />
      <div className="absolute inset-x-7 top-40">
        <p className="text-small">Repaired today.</p>
        <p className="mt-1 font-display text-h3 font-bold">{'Under warranty.'}</p>
      </div>
    </div>
  );
}
