/** @jest-environment ./scripts/jest-browser.ts */
import { siteContent } from '@/lib/content/load';

const { business, pages } = siteContent();

test('a site in a folder of its host has no address outside of that folder', async () => {
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
  const { default: sitemap } = await import('./sitemap');
  const { default: robots } = await import('./robots');
  const { default: manifest } = await import('./manifest');
  const { Markdown } = await import('@/components/pages/markdown');
  const legal = <Markdown text="[Terms](/terms)" contact={business} />;
  const screens = [legal, ...routes.map(({ default: Page }) => <Page key="" />)];
  const html = screens.map((screen) => renderToStaticMarkup(screen)).join('');
  const metadata = routes.map((route) => route.generateMetadata());
  const text = `${html} ${JSON.stringify([metadata, sitemap(), robots().sitemap, manifest()])}`;
  const paths = text.replaceAll(business.siteAddress, '').matchAll(/"(\/(?!>)[^"]*)/g);
  const addresses = [...paths].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => !address.startsWith('/repo/'))).toEqual([]);
  const { openGraph, alternates } = metadata[1] ?? {};
  expect(openGraph).toMatchObject({ url: alternates?.canonical, title: pages.about.title });
  // Each page in the sitemap has the date of its last change.
  const dates = new Map(sitemap().map(({ url, lastModified }) => [new URL(url).pathname, lastModified]));
  expect(dates.get('/repo/')).toBe(pages.home.updated);
  expect(dates.get('/repo/business-info')).toBe(pages.businessInfo.updated);
});
