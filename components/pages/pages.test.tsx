/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { JsonLd } from '@/components/site/page-frame';
import { siteContent } from '@/lib/content/load';
import { weekTable } from '@/lib/hours/hours-in-words';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { AboutPage } from './about';
import { BusinessInfoPage } from './business-info';
import { LegalPage } from './legal';
import { Markdown } from './markdown';
import { NotFoundPage } from './not-found';

const content = siteContent();

it('escapes text that could end the script element of the structured data', () => {
  const data = breadcrumbs(content.business, '</script><b>About');
  const { container } = render(<JsonLd data={data} />);
  expect(container.innerHTML).not.toContain('</script><b>');
  expect(JSON.parse(container.textContent)).toMatchObject({
    itemListElement: [{}, { name: '</script><b>About' }],
  });
});

describe('Markdown in a legal text', () => {
  const contact = { phone: '(612) 555-0142', email: 'help@loonlight.example' };
  const show = (text: string) => render(<Markdown text={text} contact={contact} />);

  it('becomes lists, emphasis, and links that are safe to follow', () => {
    const unsafe = String.raw`javascript:alert(1) http://a.example //a.example /\a.example`.split(' ');
    show(`Pay **later**, *really*.\n\n- [Terms](/terms)\n- ${unsafe.map((to) => `[No](<${to}>)`).join(' ')}`);
    expect(screen.getByRole('strong')).toHaveTextContent('later');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    show('3. Third');
    expect(screen.getAllByRole('list').at(-1)).toHaveAttribute('start', '3');
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getAllByText('No').map((link) => link.getAttribute('href'))).toEqual(unsafe.map(() => ''));
  });

  it('shows the phone number and email address as links, also in bold', () => {
    show('Call **(612) 555-0142** or write to help@loonlight.example.');
    expect(screen.getByRole('link', { name: '(612) 555-0142' })).toHaveAttribute('href', 'tel:+16125550142');
    expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute(
      'href',
      `mailto:${contact.email}`,
    );
  });

  it('shows HTML and pictures as they were typed', () => {
    show('<b onclick="alert(1)">Sale</b> ![a](https://a.example/b.png)\n\n<script>alert(1)</script>');
    expect(document.querySelector('b, img, script')).toBeNull();
    expect(document.body).toHaveTextContent('<script>alert(1)</script>');
  });
});

it('shows the date of the last change, whatever the time zone', () => {
  const pages = { ...content.pages, privacy: { ...content.pages.privacy, updated: '2026-01-01' } };
  render(<LegalPage content={{ ...content, pages }} route="privacy" />);
  expect(screen.getByText('January 1, 2026')).toHaveAttribute('datetime', '2026-01-01');
});

it('offers every service with its price, and says what a price covers, on the 404 page', () => {
  const { hero } = content.home;
  render(<NotFoundPage content={content} />);
  for (const { id, name, price } of content.services)
    expect(screen.getByRole('link', { name: `${name} Starting at $${price}` })).toHaveAttribute(
      'href',
      `/checkout?service=${id}`,
    );
  expect(screen.getByText(new RegExp(hero.pricesNote))).toBeVisible();
  expect(screen.getByRole('link', { name: 'What the price covers' })).toHaveAttribute('href', '/#prices');
});

it('spells out the days of the opening hours for screen readers', () => {
  render(<BusinessInfoPage content={content} />);
  const table = screen.getByRole('table', { name: 'Hours' });
  for (const { daysSpoken } of weekTable(content.business.hours))
    expect(within(table).getByRole('rowheader', { name: daysSpoken })).toBeVisible();
});

describe('sample credentials', () => {
  const show = (isSample: boolean) => {
    const samples = {
      credentials: isSample,
      story: isSample,
      certifications: isSample,
      testimonials: isSample,
    };
    render(<AboutPage content={{ ...content, samples }} />);
    // A business that needs no license shows its insurance.
    const business = { ...content.business, license: undefined, insurance: 'Insured.' };
    render(<BusinessInfoPage content={{ ...content, business, samples }} />);
  };

  it.each([
    ['have a note in each section', true, 3],
    ['have no note once real ones replace them', false, 0],
  ])('%s', (_what, isSample, notes) => {
    show(isSample);
    expect(screen.queryAllByText(/^This is a sample/)).toHaveLength(notes);
  });
});
