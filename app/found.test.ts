import { siteContent } from '@/lib/content/load';
import sitemap from './sitemap';

const { pages } = siteContent();

it('says in the sitemap when the content of a page last changed', () => {
  const dates = new Map(sitemap().map(({ url, lastModified }) => [new URL(url).pathname, lastModified]));
  expect(dates.get('/')).toBe(pages.home.updated);
  expect(dates.get('/business-info')).toBe(pages.businessInfo.updated);
});
