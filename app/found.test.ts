import { siteContent } from '@/lib/content/load';
import manifest from './manifest';
import sitemap from './sitemap';

const { pages, business } = siteContent();

it('says in the sitemap when the content of a page last changed', () => {
  const dates = new Map(sitemap().map(({ url, lastModified }) => [new URL(url).pathname, lastModified]));
  expect(dates.get('/')).toBe(pages.home.updated);
  expect(dates.get('/business-info')).toBe(pages.businessInfo.updated);
});

it('gives a phone the name of the business and the colors of the site', () => {
  expect(manifest()).toMatchObject({
    name: business.name,
    start_url: '/',
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});
