import { Stars } from '@/components/illustrations/drawing';
import { Lead } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/text-link';
import type { HomeWords } from '@/lib/content/home';
import type { Testimonial } from '@/lib/content/testimonials';
import { fillWords } from '@/lib/text/plain-text';
import { CityHeading } from './city-heading';

type Words = HomeWords['testimonials'];

type Props = { words: Words; testimonials: readonly Testimonial[]; reviewsHref: string | undefined };

/** The testimonials, the first one large. Samples are labeled one by one and in a note. */
export function Testimonials({ words, testimonials, reviewsHref }: Props) {
  const [first, ...others] = testimonials;
  return (
    <Section labelledBy="testimonials-heading" ground="birch">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <CityHeading id="testimonials-heading" words={words.heading} />
          <Lead>{words.intro}</Lead>
          {reviewsHref && <TextLink href={reviewsHref}>{words.readReviews}</TextLink>}
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
            <li key={testimonial.text} className={placeInGrid(index, others.length)}>
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
    <figure className="flex h-full flex-col border-t border-control pt-1.5">
      <p className="flex items-center justify-between gap-1 text-small font-semibold">
        <Stars rating={rating} label={fillWords(words.ratingLabel, { count: String(rating) })} />
        {sample && <Tag tone="sample">{words.sample}</Tag>}
      </p>
      <blockquote className={`mt-1 ${large ? 'font-display text-quotation' : ''}`.trim()}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto pt-1.5 text-small">
        <span className="block font-semibold">{name}</span>
        <span className="block text-soft">{location}</span>
      </figcaption>
    </figure>
  );
}

/** Three per row (two on tablets), with the last row filled. */
function placeInGrid(index: number, count: number) {
  const leftOver = count % 3;
  const wide = leftOver === 1 ? 'lg:col-span-6' : 'lg:col-span-3';
  const lastOfOdd = count % 2 === 1 && index === count - 1 ? 'sm:col-span-2' : '';
  return `${lastOfOdd} ${index < count - leftOver ? 'lg:col-span-2' : wide}`.trim();
}
