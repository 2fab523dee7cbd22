import type { SiteContent } from '@/lib/content/site-content';
import { phoneHref } from '@/lib/hand-off/phone';
import { weekTable } from '@/lib/hours/opening-hours';
import { lookupSettings } from '@/lib/location/settings';

/** What the home page's first script needs to know: words, hours and the addresses of the look-up services. */
export type HomeSettings = ReturnType<typeof homeSettings>;

/**
 * The settings of the home page's first script, which stand in that script and not in the page.
 * @param settings those of the build: `process.env`, or what a test puts in its place
 * @throws Error that names a setting which can't be used
 */
export function homeSettings(
  { site, home, business }: Pick<SiteContent, 'site' | 'home' | 'business'>,
  settings: Readonly<Record<string, string | undefined>>,
) {
  const { served, notServed } = site.announcement;
  const { today, openNow, closedNow } = home.contact;
  return {
    lookups: lookupSettings(settings),
    defaultCity: site.defaultCity,
    announcement: {
      words: { served, notServed },
      phone: { number: business.phone.value, href: phoneHref(business.phone.value) },
    },
    hours: {
      hours: business.hours,
      rows: weekTable(business.hours).map(({ weekdays }) => weekdays),
      words: { today, openNow, closedNow },
    },
  };
}
