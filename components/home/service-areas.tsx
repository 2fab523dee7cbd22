import { areaMarks } from '@/components/illustrations/map-labels';
import { LocationNotice } from '@/components/location/city';
import { Lead } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Area } from '@/lib/content/areas';
import type { HomeWords } from '@/lib/content/home';
import { phoneHref } from '@/lib/hand-off/phone';
import { fillWords } from '@/lib/text/plain-text';
import { Areas } from './areas';
import { CityHeading } from './city-heading';

type Props = { words: HomeWords['areas']; areas: readonly Area[]; phone: string };

/** Where we repair: the availability check next to the map, and the list below. */
export function ServiceAreas({ words, areas, phone }: Props) {
  const { mapLabel, listHeading } = words;
  const [first] = areas;
  const example = { area: first?.name ?? '', zip: first?.zips[0] ?? '' };
  const check = { ...words.check, hint: fillWords(words.check.hint, example) };
  return (
    <Section id="areas" labelledBy="areas-heading">
      <Areas
        words={{ check, mapLabel, listHeading }}
        areas={areas.map(({ id, name, city, zips }) => ({ id, name, city, zips }))}
        marks={areaMarks(areas)}
        callHref={phoneHref(phone)}
      >
        <CityHeading id="areas-heading" words={words.heading} />
        <Lead>{words.intro}</Lead>
        <LocationNotice className="mt-1" />
      </Areas>
    </Section>
  );
}
