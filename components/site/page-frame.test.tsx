/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { siteContent } from '@/lib/content/load/site-content';
import { PageFrame } from './page-frame';

const content = siteContent();
const { phone } = content.business;

beforeEach(() => render(<PageFrame content={content}>The page</PageFrame>));

const targets = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the header links to the sections of the home page, the phone number and the wizard', () => {
  const header = within(screen.getByRole('banner'));
  const [nav, menu] = header.getAllByRole('navigation', { hidden: true });
  const sections = [
    ['Services', '/#services'],
    ['About', '/#about'],
    ['Service Areas', '/#areas'],
    ['Contact', '/#contact'],
  ];
  expect(nav && targets(nav)).toEqual(sections);
  expect(menu && targets(menu).slice(0, 4)).toEqual(sections);
  for (const link of header.getAllByRole('link', { name: 'Book Now' }))
    expect(link).toHaveAttribute('href', '/checkout');
  for (const link of header.getAllByRole('link', { name: `Call ${phone}` }))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/));
});

test('the call bar on phones offers Call and Book Now', () => {
  const bar = screen.getByRole('group', { name: 'Call' });
  expect(within(bar).getByRole('link', { name: `Call ${phone}` })).toBeVisible();
  expect(within(bar).getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/checkout');
});
