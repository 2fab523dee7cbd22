import { siteContent } from '@/lib/content/load';
import { pageMetadata } from './page-metadata';

const content = siteContent();
const site = content.business.siteAddress;

test('search engines and shared links get the texts of the page', () => {
  const { title, description } = content.pages.about;
  expect(pageMetadata('about', content)).toMatchObject({
    title,
    description,
    alternates: { canonical: `${site}/about` },
    openGraph: {
      url: `${site}/about`,
      images: [{ url: `${site}/share.png`, width: 1200, height: 630, alt: expect.stringMatching(/\w/) }],
    },
  });
});
