/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { siteContent } from '@/lib/content/load';
import { weekTable } from '@/lib/hours/hours-in-words';
import { AboutPage } from './about';
import { BusinessInfoPage } from './business-info';
import { LegalPage } from './legal';
import { Markdown } from './markdown';
import { NotFoundPage } from './not-found';
import { TitledPage } from './titled-page';

const content = siteContent();
const { business, about } = content;

/** The notes that we made up the facts of a section. */
const notes = () => screen.queryAllByText(/sample/i, { selector: 'h2 + p' });
const unmarked = { credentials: false, story: false, certifications: false, testimonials: false };

test('no text of a page can end the script element of its structured data', () => {
  const { container } = render(
    <TitledPage content={content} title="</script><b>About">
      Text
    </TitledPage>,
  );
  const data = container.querySelector('script')?.textContent ?? '';
  expect(data).not.toContain('</script>');
  expect(JSON.parse(data)).toHaveProperty(['itemListElement', 1, 'name'], '</script><b>About');
});

test('Markdown in a legal text becomes lists, emphasis, and links that are safe to follow', () => {
  const contact = { phone: '(612) 555-0142', email: 'help@loonlight.example' };
  const show = (text: string) => render(<Markdown text={text} contact={contact} />);
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { unmount } = show('Pay **later**, *really*.\n\n- [Terms](/terms)\n- Cash\n\nOr:\n\n3. Third');
  expect(screen.getByRole('strong')).toHaveTextContent('later');
  expect(screen.getByRole('emphasis')).toHaveTextContent('really');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('list').at(-1)).toHaveAttribute('start', '3');
  expect(hrefs()).toEqual(['/terms']);
  unmount();
  // The details of the business are links, also in bold, and HTML and pictures stay as they were typed.
  const typed = '<b onclick="alert(1)">Sale</b> ![a](https://a.example/b.png) <script>alert(1)</script>';
  const { container } = show(`Call **(612) 555-0142** or write to help@loonlight.example. ${typed}`);
  expect(hrefs()).toEqual(['tel:+16125550142', `mailto:${contact.email}`]);
  expect(container).toHaveTextContent(`Call (612) 555-0142 or write to help@loonlight.example. ${typed}`);
  expect(container.querySelector('b, img, script')).toBeNull();
  // Editors write some characters as entities, and use marks in links.
  show(String.raw`Tom &amp; Ann&nbsp;fix it &copy; 2027, &lt;5 miles. [**our\_terms**](/terms)`);
  expect(document.body).toHaveTextContent('Tom & Ann fix it © 2027, <5 miles. our_terms');
  const unsafe = String.raw`javascript:alert(1) http://a.example //a.example /\a.example`.split(' ');
  show(unsafe.map((to) => `[No](<${to}>)`).join(' '));
  expect(screen.getAllByText('No').map((link) => link.getAttribute('href'))).toEqual(unsafe.map(() => ''));
});

test('a legal page shows the date of its last change, whatever the time zone', () => {
  const pages = { ...content.pages, privacy: { ...content.pages.privacy, updated: '2026-01-01' } };
  render(<LegalPage content={{ ...content, pages }} route="privacy" />);
  expect(screen.getByText('January 1, 2026')).toHaveAttribute('datetime', '2026-01-01');
});

test('the 404 page offers every service with its price, and says what a price covers', () => {
  render(<NotFoundPage content={content} />);
  for (const { id, name, price } of content.services) {
    const link = screen.getByRole('link', { name: new RegExp(`^${name} .*\\$${price}$`) });
    expect(link).toHaveAttribute('href', `/checkout?service=${id}`);
  }
  expect(within(screen.getByRole('main')).getAllByText(business.phone)).toHaveLength(1);
  const covers = screen.getByRole('link', { name: /price/i });
  expect(covers).toHaveAttribute('href', '/#prices');
  expect(covers.closest('p')).toHaveTextContent(content.home.hero.pricesNote);
});

test('the business info has the hours in words for screen readers, and marks sample credentials', () => {
  const { rerender } = render(
    <BusinessInfoPage content={{ ...content, samples: { ...unmarked, credentials: true } }} />,
  );
  const table = screen.getByRole('table', { name: 'Hours' });
  for (const { daysSpoken } of weekTable(business.hours))
    expect(within(table).getByRole('rowheader', { name: daysSpoken })).toBeVisible();
  expect(screen.getByText('Emergencies').nextSibling).toHaveTextContent('$149');
  // The list is of appliances. Where a word only repeats the name of its group, the description says more.
  for (const { appliances, category, description } of content.services)
    for (const { plural } of appliances) {
      const shown = plural === category.toLowerCase() ? description : plural;
      expect(screen.getByText(category).nextSibling).toHaveTextContent(shown);
    }
  for (const text of content.businessInfo.warranty) expect(document.body).toHaveTextContent(text);
  expect(notes()).toHaveLength(1);
  // This business needs no license, and has no more than it must have.
  const { license: _license, email: _email, ...others } = business;
  const small = { ...others, insurance: 'Insured.', brands: [] };
  rerender(<BusinessInfoPage content={{ ...content, business: small, samples: unmarked }} />);
  expect(screen.getByText('Insured.')).toBeVisible();
  expect(screen.queryByText('Email')).not.toBeInTheDocument();
  expect(document.getElementById('brands')).toBeNull();
  expect(notes()).toEqual([]);
  const { insurance: _insurance, ...without } = small;
  rerender(<BusinessInfoPage content={{ ...content, business: without }} />);
  expect(document.getElementById('credentials')).toBeNull();
});

test('the About page marks a sample story and certificate, and shows what the business has', () => {
  const photo = { file: 'van.jpg', description: 'Our van.', focus: 'top' } as const;
  const brand = { ...content.brand, photo };
  const samples = { ...unmarked, story: true, certifications: true };
  const { rerender } = render(<AboutPage content={{ ...content, brand, samples }} />);
  expect(screen.getByRole('img', { name: 'Our van.' })).toHaveClass('object-top');
  for (const text of [about.lead, ...about.story]) expect(document.body).toHaveTextContent(text);
  expect(notes()).toHaveLength(1);
  for (const { name, text } of about.team) {
    expect(screen.getByRole('img', { name })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByText(text).parentElement).toHaveTextContent(name);
  }
  const withoutTeam = { ...about, certifications: [], team: [] };
  rerender(<AboutPage content={{ ...content, about: withoutTeam, samples: unmarked }} />);
  expect(document.getElementById('team')).toBeNull();
  expect(document.getElementById('certifications')).toBeNull();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(notes()).toEqual([]);
});
