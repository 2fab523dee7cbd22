import { CityHeading } from '@/components/city/city-heading';
import { Lead, Section } from '@/components/ui/section';
import type { SiteContent } from '@/lib/content/load';
import type { Shop } from '@/lib/hours/shop';
import { mapPath, pageHref } from '@/lib/site/links';
import { Areas } from './areas';

type Props = { content: SiteContent; shop: Shop };

export function ServiceAreas({ content: { home, brand }, shop }: Props) {
  const texts = home.areas;
  return (
    <Section id="areas" labelledBy="areas-heading">
      <Areas shop={shop} map={brand.map && <AreasMap description={brand.map.description} />}>
        <CityHeading id="areas-heading" text={texts.heading} onlyListed />
        <Lead>{texts.intro}</Lead>
      </Areas>
    </Section>
  );
}

/** The owner's map. Its names would be too small on a phone, so a phone doesn't show it, and doesn't load it. */
function AreasMap({ description }: { description: string }) {
  return (
    <img
      src={pageHref(mapPath)}
      alt={description}
      loading="lazy"
      className="aspect-map w-full rounded-soft border border-line max-md:hidden"
    />
  );
}
