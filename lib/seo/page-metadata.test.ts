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
    expect.objectContaining({ url: `${site}/share.png`, width: 1200, height: 630 }),
  ]);
  expect(openGraph.images[0]?.alt).toContain(content.site.tagline);
});
