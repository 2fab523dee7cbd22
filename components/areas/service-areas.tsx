import { LocationNotice } from '@/components/location/city';
import { CityHeading } from '@/components/location/city-heading';
import { Lead, Section } from '@/components/ui/section';
import { areaMarks, mapPoint } from '@/lib/area/map';
import type { SiteContent } from '@/lib/content/load';
import { Areas } from './areas';

export function ServiceAreas({ content: { home, areas, facts, business } }: { content: SiteContent }) {
  const texts = home.areas;
  // There is no map if the business doesn't publish its street, or if an area is outside the drawing.
  const marks = business.address.street ? areaMarks(areas) : undefined;
  const label = `Map of ${facts.cities} that shows our ${facts.areaCount}`;
  return (
    <Section id="areas" labelledBy="areas-heading">
      <Areas
        areaCount={facts.areaCount}
        areas={areas.map(({ id, name, city, zips }) => ({ id, name, city, zips }))}
        statesServed={business.statesServed}
        map={marks && { marks, shop: mapPoint(business.address), label }}
        phone={business.phone}
      >
        <CityHeading id="areas-heading" text={texts.heading} onlyListed />
        <Lead>{texts.intro}</Lead>
        <LocationNotice />
      </Areas>
    </Section>
  );
}
