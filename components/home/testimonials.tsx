import { Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import type { HomeWords } from '@/lib/content/home';
import type { Testimonial } from '@/lib/content/testimonials';
import { CityHeading } from './city-heading';

type Words = HomeWords['testimonials'];

/** Quotations to read, the first one large. Every sample says that it is one, on itself and once above all. */
export function Testimonials({
  words,
  testimonials,
}: {
  words: Words;
  testimonials: readonly Testimonial[];
}) {
  const [first, ...others] = testimonials;
  return (
    <Section labelledBy="testimonials-heading" ground="birch">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <CityHeading id="testimonials-heading" words={words.heading} />
          <p className="mt-1.5 max-w-measure text-lead text-soft">{words.intro}</p>
          {testimonials.some(({ sample }) => sample) && (
            <p className="mt-1.5 max-w-measure">{words.sampleNote}</p>
          )}
        </div>
        {first && (
          <div className="lg:col-span-7">
            <Quotation words={words} testimonial={first} large />
          </div>
        )}
        <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:col-span-12 lg:grid-cols-6">
          {others.map((testimonial, index) => (
            <li key={testimonial.name} className={index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}>
              <Quotation words={words} testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Quotation({
  words,
  testimonial: { name, location, rating, text, sample },
  large = false,
}: {
  words: Words;
  testimonial: Testimonial;
  large?: boolean;
}) {
  return (
    <figure className="flex h-full flex-col border-t border-control pt-2">
      <blockquote className={large ? 'font-display text-h2' : ''}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto pt-1.5">
        <span className="flex flex-wrap items-center gap-1">
          <span className="font-semibold">{name}</span>
          {sample && <Tag tone="sample">{words.sample}</Tag>}
        </span>
        <span className="block text-small text-soft">{`${location}. ${ratingText(words, rating)}`}</span>
      </figcaption>
    </figure>
  );
}

/** "5 out of 5" */
function ratingText(words: Words, rating: number) {
  return words.ratingLabel.replace('{count}', String(rating));
}
