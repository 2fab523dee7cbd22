import { CityHeading } from '@/components/city/city-heading';
import { drawingHref } from '@/components/illustrations/drawing';
import { ratingProfile } from '@/components/site/trust';
import { Lead, Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';

/** The testimonials, with the first one larger. While any is a sample, we show only the first, with a note. */
export function Testimonials({ content }: { content: SiteContent }) {
  const { home, testimonials, business, samples } = content;
  const texts = home.testimonials;
  const shown = samples.testimonials ? testimonials.slice(0, 1) : testimonials;
  if (shown.length === 0) return null;
  const profile = ratingProfile(business);
  return (
    <Section labelledBy="testimonials-heading" tone="birch">
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <CityHeading id="testimonials-heading" text={texts.heading} />
          {texts.intro && <Lead>{texts.intro}</Lead>}
          {profile && (
            <TextLink href={profile.link} rel="noopener">
              Read the reviews
            </TextLink>
          )}
          {samples.testimonials && (
            <p className="mt-3 max-w-measure text-small text-soft">
              We made up this sample review for this preview. Real reviews will replace it before launch.
            </p>
          )}
        </div>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:col-span-8">
          {shown.map(({ name, location, rating, text }) => (
            <li key={text} className="group first:col-span-full last:even:col-span-full">
              <figure className="flex h-full flex-col border-t border-control pt-3">
                <Stars rating={rating} />
                <blockquote className="mt-2 group-first:font-display group-first:text-quotation">
                  {text}
                </blockquote>
                <figcaption className="mt-auto pt-3 text-small">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-soft">{location}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <svg
      viewBox={`0 0 ${rating * 24} 24`}
      width={rating * 20}
      height={20}
      role="img"
      aria-label={`${rating} out of 5 stars`}
    >
      <use href={drawingHref('stars', 'five')} />
    </svg>
  );
}
