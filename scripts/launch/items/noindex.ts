import type { Finding, Item } from '../item';
import { ownPages, siteOrigin, type LaunchSite } from '../launch-site';

const again = 'Build again with npm run build:production. If it stays, tell a developer.';

/** Search engines may show every page: no leftover of a preview keeps them away. */
export const noindex: Item = {
  id: 'noindex',
  title: 'Search engines may show every page',
  needs: 'export',
  find: (site) => [...inPages(site), ...inHeaders(site), ...inRobots(site), ...inSitemap(site)],
};

function inPages(site: LaunchSite): Finding[] {
  return ownPages(site).flatMap(({ route, metas }) =>
    [...metas]
      .filter(
        ([name, values]) =>
          /^(robots|googlebot|bingbot)$/.test(name) && /\b(noindex|none)\b/i.test(values.join()),
      )
      .map(([name, values]) => ({
        place: route,
        reason: `The page keeps search engines away: ${name} says "${values.join()}".`,
        remedy: again,
      })),
  );
}

function inHeaders({ files }: LaunchSite): Finding[] {
  const found = /x-robots-tag:.*\b(noindex|none)\b.*/i.exec(files.get('/_headers') ?? '');
  return found
    ? [{ place: '/_headers', reason: `The host would say "${found[0].trim()}".`, remedy: again }]
    : [];
}

function inRobots(site: LaunchSite): Finding[] {
  const place = '/robots.txt';
  const text = site.files.get(place);
  if (text === undefined) return [{ place, reason: 'It is missing.', remedy: again }];
  const found: Finding[] = [];
  if (/^disallow:\s*\/\s*$/im.test(text))
    found.push({ place, reason: 'It bars search engines from every page.', remedy: again });
  const origin = siteOrigin(site);
  if (!text.includes(`${origin}/`))
    found.push({ place, reason: `It does not lead to the sitemap of ${origin}.`, remedy: again });
  return found;
}

function inSitemap(site: LaunchSite): Finding[] {
  const listed = [...(site.files.get('/sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  );
  const origin = siteOrigin(site);
  return ownPages(site)
    .filter(
      ({ route }) =>
        !listed.some(
          (address) => address.replace(/\/$/, '') === `${origin}${site.basePath}${route}`.replace(/\/$/, ''),
        ),
    )
    .map(({ route }) => ({
      place: '/sitemap.xml',
      reason: `The page ${route} is not in it.`,
      remedy: again,
    }));
}
