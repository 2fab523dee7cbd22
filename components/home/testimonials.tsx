import { Stars } from '@/components/illustrations/drawing';
import { CityHeading } from '@/components/location/city-heading';
import { Lead, Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load/site-content';
import type { HomeTexts } from '@/lib/content/schemas/home';
import type { Testimonial } from '@/lib/content/schemas/testimonials';
import { fillText } from '@/lib/text/plain-text';

/** The testimonials, the first one large; on phones three in all. Samples are labeled one by one and in a note. */
export function Testimonials({ content: { home, testimonials, business } }: { content: SiteContent }) {
  const texts = home.testimonials;
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <Section labelledBy="testimonials-heading" tone="birch">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <CityHeading id="testimonials-heading" text={texts.heading} />
          {texts.intro && <Lead>{texts.intro}</Lead>}
          {business.ratingLink && <TextLink href={business.ratingLink}>{texts.readReviews}</TextLink>}
          {testimonials.some(({ sample }) => sample) && (
            <p className="mt-3 max-w-measure">{texts.sampleNote}</p>
          )}
        </div>
        <div className="lg:col-span-7">
          <Quotation texts={texts} testimonial={first} large />
        </div>
        <ul className="grid gap-x-8 gap-y-6 empty:hidden sm:grid-cols-2 lg:col-span-12 lg:grid-cols-6">
          {others.map((testimonial, index) => (
            <li
              key={testimonial.text}
              className={`max-sm:nth-[n+3]:hidden ${widthInGrid(index, others.length)}`}
            >
              <Quotation texts={texts} testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type QuotationProps = { texts: HomeTexts['testimonials']; testimonial: Testimonial; large?: boolean };

function Quotation({ texts, testimonial, large = false }: QuotationProps) {
  const { name, location, rating, text, sample } = testimonial;
  return (
    <figure className="flex h-full flex-col border-t border-control pt-3">
      <p className="flex items-center justify-between gap-2 text-small font-semibold">
        <Stars rating={rating} label={fillText(texts.ratingLabel, { count: String(rating) })} />
        {sample && <Tag tone="sample">{texts.sample}</Tag>}
      </p>
      <blockquote className={`mt-2 ${large ? 'font-display text-quotation' : 'max-sm:text-small'}`}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto pt-3 text-small">
        <span className="block font-semibold">{name}</span>
        <span className="block text-soft">{location}</span>
      </figcaption>
    </figure>
  );
}

function widthInGrid(index: number, count: number) {
  const leftOver = count % 3;
  const wide = leftOver === 1 ? 'lg:col-span-6' : 'lg:col-span-3';
  const lastOfOdd = count % 2 === 1 && index === count - 1 ? 'sm:col-span-2' : '';
  return `${lastOfOdd} ${index < count - leftOver ? 'lg:col-span-2' : wide}`;
}
