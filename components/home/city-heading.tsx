import { CityName } from '@/components/location/city-name';
import { Heading } from '@/components/ui/heading';
import { siteContent } from '@/lib/content/site-content';

const placeholder = '{city}';

type Props = { words: string; id: string; level?: 1 | 2 };

/** A heading from content/. Where its words end in {city}, the visitor's own city stands there on a line of its own. */
export function CityHeading({ words, id, level = 2 }: Props) {
  const endsInCity = words.endsWith(placeholder);
  return (
    // Evened out, the promise would break after its first word.
    <Heading level={level} id={id} className={level === 1 ? 'text-pretty' : ''}>
      {endsInCity ? words.slice(0, -placeholder.length) : words}
      {endsInCity && <CityName defaultCity={siteContent().site.defaultCity} />}
    </Heading>
  );
}
