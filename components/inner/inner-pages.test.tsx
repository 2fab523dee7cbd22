/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { JsonLd } from '@/components/site/page-frame';
import type { OpeningHours } from '@/lib/content/business';
import { contentSettings } from '@/lib/content/content-settings';
import { loadContent } from '@/lib/content/load-content';
import { contentFolder } from '@/lib/content/read';
import { siteContent } from '@/lib/content/site-content';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { About } from './about';
import { BusinessInfo } from './business-info';
import { InnerPage } from './inner-page';
import { LegalPage } from './legal';
import { ServiceLinks } from './service-links';

// Jest can't load this ES module; the plain text is enough here.
jest.mock('react-markdown', () => ({
  __esModule: true,
  default: ({ children }: { children: string }) => children,
}));

const content = siteContent();
const sample = { tag: 'Sample', note: 'Made up for the preview.' };

it('shows visitors where they are, with a link home', () => {
  render(
    <InnerPage content={content} route="about" heading={content.about.heading}>
      {null}
    </InnerPage>,
  );
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getByRole('link', { name: content.pages.home.name })).toHaveAttribute('href', '/');
  expect(within(trail).getByText(content.pages.about.name)).toHaveAttribute('aria-current', 'page');
});

it('escapes text that would end the script of the structured data', () => {
  const pages = { ...content.pages, about: { ...content.pages.about, name: '</script><b>About' } };
  const { container } = render(<JsonLd data={breadcrumbs({ ...content, pages }, 'about')} />);
  expect(container.innerHTML).not.toContain('</script><b>');
  expect(JSON.parse(container.textContent)).toMatchObject({
    itemListElement: [{}, { name: '</script><b>About' }],
  });
});

it('links to each section from the table of contents', () => {
  render(<LegalPage content={content} route="terms" />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    content.terms.sections.map(({ id }) => `#${id}`),
  );
});

it('shows the date of the last change, whatever the time zone', () => {
  const pages = { ...content.pages, privacy: { ...content.pages.privacy, updated: '2026-01-01' } };
  render(<LegalPage content={{ ...content, pages }} route="privacy" />);
  expect(screen.getByText('January 1, 2026')).toHaveAttribute('datetime', '2026-01-01');
});

/** All storage keys in the code, by their constants: `const draftKey = storageKey('booking')`. */
function storageKeys(): string[] {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  return sources
    .filter((source) => /setItem\(/.test(source))
    .flatMap((source) =>
      [...source.matchAll(/\bconst \w*key = storageKey\('([\w-]+)'/gi)].map(([, key = '']) => key),
    );
}

it('lists on the privacy page exactly what the site stores', () => {
  // One key is used only by builds that send requests.
  const settings = contentSettings({ NEXT_PUBLIC_REQUEST_URL: 'https://forms.example/f' });
  const loaded = loadContent(contentFolder(), settings);
  const sections = loaded.ok ? loaded.content.privacy.sections : [];
  const text = sections.map(({ markdown }) => markdown).join('\n');
  const named = [...text.matchAll(/^- \*\*([a-z-]+)\*\*/gm)].map(([, key = '']) => key);
  expect(storageKeys().length).toBeGreaterThan(2);
  expect(named.sort()).toEqual(storageKeys().sort());
});

it('offers every service with its price, and says what a price covers, on the 404 page', () => {
  const words = content.home.services;
  render(<ServiceLinks services={content.services} words={words} />);
  for (const { id, name, price } of content.services)
    expect(screen.getByRole('link', { name: `${name} Starting at $${price}` })).toHaveAttribute(
      'href',
      `/checkout?service=${id}`,
    );
  expect(screen.getByText(words.priceCovers)).toBeVisible();
  expect(screen.getByText(words.priceChanges)).toBeVisible();
});

it('spells out the days of the opening hours for screen readers', () => {
  const hours: OpeningHours[] = [
    { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '07:00', closes: '21:00' },
  ];
  const business = { ...content.business, hours };
  render(<BusinessInfo words={content.businessInfo} business={business} sample={sample} />);
  const table = screen.getByRole('table', { name: content.businessInfo.labels.hours });
  expect(within(table).getByRole('rowheader', { name: 'Monday to Wednesday' })).toBeVisible();
});

it('says nothing about a license that the business does not have', () => {
  const { license: _none, ...business } = content.business;
  render(<BusinessInfo words={content.businessInfo} business={business} sample={sample} />);
  expect(screen.getByText(content.business.insurance.value)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/licen[cs]e/i);
});

describe('sample credentials', () => {
  const show = (made: boolean) => {
    const mark = <T extends object>(fact: T) => ({ ...fact, sample: made });
    const license = { value: 'Service contractor license no. 7', sample: made };
    const { about, business } = content;
    const certifications = mark(about.certifications);
    render(<About words={{ ...about, certifications, story: mark(about.story) }} sample={sample} />);
    const shown = { ...business, license, insurance: mark(business.insurance) };
    render(<BusinessInfo words={content.businessInfo} business={shown} sample={sample} />);
  };

  it('are labeled one by one', () => {
    show(true);
    expect(screen.getAllByText('Sample')).toHaveLength(content.about.certifications.value.length + 2);
  });

  it('lose the label when real ones replace them', () => {
    show(false);
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
    expect(screen.queryByText(sample.note)).not.toBeInTheDocument();
  });
});
