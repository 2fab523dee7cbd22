import { routeIds } from '@/lib/content/pages';
import { siteContent } from '@/lib/content/site-content';
import manifest from './manifest';
import robots from './robots';
import sitemap from './sitemap';

const { pages, business } = siteContent();

it('lists the six pages in the sitemap, each with the date its content last changed', () => {
  const entries = sitemap();
  expect(entries.map(({ url }) => new URL(url).pathname)).toEqual([
    '/',
    '/about',
    '/business-info',
    '/privacy',
    '/terms',
    '/checkout',
  ]);
  expect(entries.map(({ lastModified }) => lastModified)).toEqual(
    routeIds.map((route) => pages[route].updated),
  );
});

it('lets every search engine crawl everything and points it to the sitemap', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${business.siteAddress.value}/sitemap.xml`,
  });
});

it('gives a phone the name of the business and the colors of the site', () => {
  expect(manifest()).toMatchObject({
    name: business.name.value,
    start_url: '/',
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});
