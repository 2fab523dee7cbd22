/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { OpeningHours } from '@/lib/content/business';
import { siteContent } from '@/lib/content/site-content';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { Certifications } from './certifications';
import { ContactFacts } from './contact-facts';
import { Credentials } from './credentials';
import { JsonLd } from './json-ld';
import { PageHeader } from './page-header';
import { ServiceLinks } from './service-links';
import { TableOfContents } from './table-of-contents';
import { Updated } from './updated';

const content = siteContent();
const sample = { tag: 'Sample', note: 'Made up for the preview.' };

it('shows where the page stands, with a way back home', () => {
  render(<PageHeader content={content} page={content.pages.about} heading={content.about.heading} />);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(trail).getByRole('link', { name: content.pages.home.name })).toHaveAttribute('href', '/');
  expect(within(trail).getByText(content.pages.about.name)).toHaveAttribute('aria-current', 'page');
});

it('keeps a text that would end the script inside the structured data', () => {
  const pages = { ...content.pages, about: { ...content.pages.about, name: '</script><b>About' } };
  const { container } = render(<JsonLd data={breadcrumbs({ ...content, pages }, 'about')} />);
  expect(container.innerHTML).not.toContain('</script><b>');
  expect(JSON.parse(container.textContent)).toMatchObject({
    itemListElement: [{}, { name: '</script><b>About' }],
  });
});

it('leads from each section of a long text to where it stands', () => {
  render(<TableOfContents heading="On this page" sections={content.terms.sections} />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    content.terms.sections.map(({ id }) => `#${id}`),
  );
});

it('writes the day of the last change as content/ has it, in every time zone', () => {
  render(<Updated label="Last updated" date="2026-01-01" />);
  expect(screen.getByText('January 1, 2026')).toHaveAttribute('datetime', '2026-01-01');
});

it('offers each repair with its price from a page that does not exist', () => {
  render(<ServiceLinks services={content.services} startingAt="Starting at" />);
  for (const { id, name, price } of content.services)
    expect(screen.getByRole('link', { name: `${name} Starting at $${price}` })).toHaveAttribute(
      'href',
      `/checkout?service=${id}`,
    );
});

it('says the opening hours in whole words to a screen reader', () => {
  const hours: OpeningHours[] = [
    { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '07:00', closes: '21:00' },
  ];
  render(<ContactFacts words={content.businessInfo} business={{ ...content.business, hours }} />);
  const table = screen.getByRole('table', { name: content.businessInfo.labels.hours });
  expect(within(table).getByRole('rowheader', { name: 'Monday to Wednesday' })).toBeVisible();
});

describe('credentials that were made up for a preview', () => {
  const show = (made: boolean) => {
    const certifications = { ...content.about.certifications, sample: made };
    const licence = { ...content.business.licence, sample: made };
    const insurance = { ...content.business.insurance, sample: made };
    render(<Certifications words={{ ...content.about, certifications }} sample={sample} />);
    render(<Credentials words={content.businessInfo} business={{ licence, insurance }} sample={sample} />);
  };

  it('say so, each on itself', () => {
    show(true);
    expect(screen.getAllByText('Sample')).toHaveLength(content.about.certifications.value.length + 2);
  });

  it('lose the mark when the real ones stand there', () => {
    show(false);
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
    expect(screen.queryByText(sample.note)).not.toBeInTheDocument();
  });
});
