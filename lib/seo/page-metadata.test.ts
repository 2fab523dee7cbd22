import { siteContent } from '@/lib/content/load';
import { pageMetadata } from './page-metadata';

const { business, pages } = siteContent();
const site = business.siteAddress;

it('gives search engines and shared links the texts of the page', () => {
  const { title, description, alternates, openGraph } = pageMetadata('/about', pages.about);
  expect([title, description]).toEqual([pages.about.title, pages.about.description]);
  expect(alternates.canonical).toBe(`${site}/about`);
  expect(openGraph.url).toBe(alternates.canonical);
  expect(openGraph.images).toEqual([
    expect.objectContaining({ url: `${site}/share/about.png`, width: 1200, height: 630 }),
  ]);
  expect(openGraph.images[0]?.alt).toContain(pages.about.shareTitle);
});

it('shows the home page’s share picture for a page without one', () => {
  const { openGraph } = pageMetadata('/careers', { title: 'Careers', description: 'Work with us.' });
  expect(openGraph.images[0]?.url).toBe(`${site}/share/home.png`);
  expect(openGraph.images[0]?.alt).toContain(pages.home.shareTitle);
});
