import { TextUsLink } from '@/components/site/contact';
import { CallBar } from '@/components/site/page-frame';
import type { SiteContent } from '@/lib/content/load/site-content';
import { CallLink } from './status';

export function HomeCallBar({ content: { home, site, business } }: { content: SiteContent }) {
  const { hours, closedDates, emergency, phone } = business;
  const { call, textUs } = site.navigation;
  const opening = { hours, closedDates, emergency };
  return (
    <CallBar texts={site.navigation}>
      <CallLink opening={opening} phone={phone} label={call} emergencyPrice={home.hero.emergencyPrice} />
      <TextUsLink business={business} label={textUs} icon />
    </CallBar>
  );
}
