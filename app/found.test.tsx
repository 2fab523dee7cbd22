/** @jest-environment ./scripts/jest-browser.ts */
import { siteContent } from '@/lib/content/load';
import sitemap from './sitemap';

const { business, pages } = siteContent();

it('says in the sitemap when the content of a page last changed', () => {
  const dates = new Map(sitemap().map(({ url, lastModified }) => [new URL(url).pathname, lastModified]));
  expect(dates.get('/')).toBe(pages.home.updated);
  expect(dates.get('/business-info')).toBe(pages.businessInfo.updated);
});

it('leads visitors and search engines to nothing outside of the folder that it has on its host', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/repo' });
  jest.resetModules();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const routes = await Promise.all([
    import('./page'),
    import('./about/page'),
    import('./business-info/page'),
    import('./terms/page'),
    import('./checkout/page'),
  ]);
  const found = await Promise.all([import('./sitemap'), import('./robots')]);
  const html = routes.map(({ default: Page }) => renderToStaticMarkup(<Page />)).join('');
  const search = [
    ...routes.map((route) => route.generateMetadata()),
    found[0].default(),
    found[1].default().sitemap,
  ];
  const text = `${html} ${JSON.stringify(search)}`.replaceAll(business.siteAddress, '');
  const addresses = [...text.matchAll(/"(\/(?!>)[^"]*)/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => !address.startsWith('/repo/'))).toEqual([]);
});
