import { siteContent } from '@/lib/content/load';
import { pageMetadata } from './page-metadata';

const content = siteContent();
const { pages } = content;
const site = content.business.siteAddress;

it('gives search engines and shared links the texts of the page', () => {
  const { title, description, alternates, openGraph } = pageMetadata('about', content);
  expect([title, description]).toEqual([pages.about.title, pages.about.description]);
  expect(alternates.canonical).toBe(`${site}/about`);
  expect(openGraph.url).toBe(alternates.canonical);
  expect(openGraph.images).toEqual([
    expect.objectContaining({ url: `${site}/share/about.png`, width: 1200, height: 630 }),
  ]);
  expect(openGraph.images[0]?.alt).toContain(pages.about.shareTitle);
});

it('names addresses in the folder that the site is in', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/repo' });
  await jest.isolateModulesAsync(async () => {
    const inFolder = await import('./page-metadata');
    const { alternates, openGraph } = inFolder.pageMetadata('about', content);
    expect(alternates.canonical).toBe(`${site}/repo/about`);
    expect(openGraph.images[0]?.url).toBe(`${site}/repo/share/about.png`);
  });
  jest.restoreAllMocks();
});
