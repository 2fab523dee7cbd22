/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { siteContent } from '@/lib/content/load/site-content';
import { PageNotice } from './document';

const { business, site } = siteContent();

test('a visitor whose page crashed reads what to do, and can call, reload or go home', async () => {
  const page = render(<PageNotice content={siteContent()} />);
  // Reads the page when its script loads.
  const { ErrorPage } = await import('./error-page');
  page.rerender(<ErrorPage />);
  expect(screen.getByRole('heading', { level: 1, name: site.error.heading })).toHaveFocus();
  expect(document.title).toBe(site.error.heading);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: business.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+1\d{10}$/),
  );
  expect(main.getByText(site.error.reload)).toHaveAttribute('href', '');
  expect(main.getByRole('link', { name: site.error.home })).toHaveAttribute('href', '/');

  main.getByRole('link', { name: site.error.home }).focus();
  page.rerender(<ErrorPage />);
  expect(main.getByRole('link', { name: site.error.home })).toHaveFocus();
});
