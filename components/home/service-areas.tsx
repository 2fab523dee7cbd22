import { AreaMap } from '@/components/illustrations/area-map';
import { LocationNotice } from '@/components/location/location-notice';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import type { Area } from '@/lib/content/areas';
import type { HomeWords } from '@/lib/content/home';
import { phoneHref } from '@/lib/hand-off/phone';
import { pageHref } from '@/lib/site/href';
import { AreaList, areaMapId } from './area-list';
import { AvailabilityCheck } from './availability-check';
import { CityHeading } from './city-heading';

type Props = { words: HomeWords['areas']; areas: readonly Area[]; phone: string };

/** Where we come to: a question with its answer at once, beside it the map; below, the list that is one control with it. */
export function ServiceAreas({ words, areas, phone }: Props) {
  return (
    <Section id="areas" labelledBy="areas-heading">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:gap-y-5">
        <div className="lg:col-span-5">
          <CityHeading id="areas-heading" words={words.heading} />
          <Lead>{words.intro}</Lead>
          <LocationNotice className="mt-1" />
          <AvailabilityCheck
            words={words.check}
            areas={areas.map(({ name, city, zips }) => ({ name, city, zips }))}
            bookHref={pageHref('/checkout')}
            callHref={phoneHref(phone)}
          />
        </div>
        <div id={areaMapId} className="map-in-sight self-start bg-paper lg:col-span-7">
          <AreaMap areas={areas} label={words.mapLabel} />
        </div>
        <div className="lg:col-span-12">
          <Heading level={3}>{words.listHeading}</Heading>
          <AreaList areas={areas} />
        </div>
      </div>
    </Section>
  );
}
