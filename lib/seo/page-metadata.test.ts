import { routeIds } from '@/lib/content/pages';
import { siteContent } from '@/lib/content/site-content';
import { pageMetadata } from './page-metadata';
import { absoluteUrl, routePaths } from './routes';
import { breadcrumbs } from './structured-data';

const content = siteContent();
const site = content.business.siteAddress.value;
const all = routeIds.map((route) => pageMetadata(content, route));

describe.each(routeIds)('the head of %s', (route) => {
  const { title, description, alternates, openGraph } = pageMetadata(content, route);

  it('has a title and a description that search results show in full', () => {
    expect(title.length).toBeGreaterThanOrEqual(20);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(`${title} ${description}`).not.toMatch(/[{}]/);
  });

  it('has its own absolute URL as canonical, without a query', () => {
    expect(alternates.canonical).toBe(`${site}${routePaths[route]}`);
    expect(openGraph.url).toBe(alternates.canonical);
  });

  it('has a share picture of its own, with size and alternative text', () => {
    const [picture] = openGraph.images;
    expect(picture?.url).toBe(`${site}/share/${routePaths[route].slice(1) || 'home'}.png`);
    expect(picture).toMatchObject({ width: 1200, height: 630 });
    expect(picture?.alt).toContain(content.pages[route].shareTitle);
  });
});

it('is different on every route', () => {
  for (const values of [
    all.map(({ title }) => title),
    all.map(({ description }) => description),
    all.map(({ openGraph }) => openGraph.images[0]?.url),
  ])
    expect(new Set(values).size).toBe(routeIds.length);
});

it('has breadcrumbs from the home page, with the same names as on the page', () => {
  expect(JSON.parse(JSON.stringify(breadcrumbs(content, 'businessInfo')))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: content.pages.home.name, item: `${site}/` },
      {
        position: 2,
        name: content.pages.businessInfo.name,
        item: `${site}/business-info`,
      },
    ],
  });
});

describe('on a host that serves pages as folders', () => {
  beforeEach(() => {
    process.env.TRAILING_SLASH = 'true';
  });
  afterEach(() => {
    delete process.env.TRAILING_SLASH;
  });

  it('gives pages a trailing slash, which avoids a redirect, and leaves files alone', () => {
    const address = (path: string) => absoluteUrl(content.business, path);
    expect(address('/about')).toBe(`${site}/about/`);
    expect(address('/checkout?service=microwave')).toBe(`${site}/checkout/?service=microwave`);
    expect(address('/')).toBe(`${site}/`);
    expect(address('/share/home.png')).toBe(`${site}/share/home.png`);
  });
});
