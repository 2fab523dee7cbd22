/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { siteContent } from '@/lib/content/load';
import { PageFrame } from './page-frame';

const content = siteContent();
const { business } = content;

test('a page offers to book, call and text, and only a number that takes texts has “Text us”', () => {
  const frame = (shop: typeof content) => <PageFrame content={shop}>Text</PageFrame>;
  const { rerender } = render(frame(content));
  const hrefs = (name: string) =>
    screen.queryAllByRole('link', { name, hidden: true }).map((link) => link.getAttribute('href'));
  // The phone's call bar, and its menu.
  expect(hrefs('Text us')).toEqual(['sms:+16125550142', 'sms:+16125550142']);
  expect(screen.getByRole('group', { name: 'Book or call' })).toBeVisible();
  expect(hrefs('Call')).toEqual(['tel:+16125550142']);
  // The number alone doesn't say what the link does.
  expect(hrefs(`Call ${business.phone}`)).toHaveLength(2);
  for (const fact of [/24\/7/, /^Mon–Fri: 7\sAM/]) expect(screen.getByText(fact)).toBeVisible();
  rerender(frame({ ...content, business: { ...business, textable: false } }));
  expect(hrefs('Text us')).toEqual([]);
});

test('the footer of the home page leaves out what the contact section above it says', () => {
  render(
    <PageFrame content={content} kind="home">
      Text
    </PageFrame>,
  );
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: business.name })).toHaveAttribute('href', '/');
  expect(footer.queryByText(business.phone)).not.toBeInTheDocument();
  expect(footer.queryByRole('heading', { name: 'Hours' })).not.toBeInTheDocument();
});
