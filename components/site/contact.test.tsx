/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { siteContent } from '@/lib/content/load';
import { wrapTexts } from '@/lib/text/translate.test-helper';
import { ContactText } from './contact';
import { PageFrame } from './page-frame';

const content = siteContent();
const { business } = content;
const details = [business.phone, business.email ?? ''];
const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom(...details))).map((parts) => parts.join(''));

test('a text with contact details is complete, also after a browser has translated the text before it', () => {
  fc.assert(
    fc.property(texts, texts, (first, second) => {
      const { container, rerender, unmount } = render(<ContactText text={first} contact={business} />);
      expect(container.textContent).toBe(first);
      wrapTexts();
      rerender(<ContactText text={second} contact={business} />);
      expect(container.textContent).toBe(second);
      unmount();
    }),
  );
});

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
