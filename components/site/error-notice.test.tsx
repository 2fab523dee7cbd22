/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { siteContent } from '@/lib/content/site-content';
import { ErrorNotice, useErrorWords } from './error-notice';
import { errorWordAttributes } from './error-words';

function BrokenPage() {
  const words = useErrorWords();
  return words && <ErrorNotice words={words} />;
}

describe('a page that crashed', () => {
  const { business, site } = siteContent();

  let page: ReturnType<typeof render>;

  beforeEach(() => {
    for (const [name, value] of Object.entries(errorWordAttributes({ business, site })))
      document.body.setAttribute(name, value);
    page = render(<BrokenPage />);
  });

  it('says so in the words from content/, and screen readers announce it', () => {
    expect(screen.getByRole('heading', { level: 1, name: site.error.heading })).toHaveFocus();
    expect(screen.getByText(site.error.text)).toBeVisible();
  });

  it('offers to reload, call or go home', () => {
    expect(screen.getByRole('button', { name: site.error.reload })).toBeEnabled();
    expect(screen.getByRole('link', { name: `Call ${business.phone.value}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+1\d{10}$/),
    );
    expect(screen.getByRole('link', { name: site.error.home })).toHaveAttribute('href', '/');
  });

  it('takes focus only once, so a visitor who moved on is not pulled back', () => {
    const reload = screen.getByRole('button', { name: site.error.reload });
    reload.focus();
    page.rerender(<BrokenPage />);
    expect(reload).toHaveFocus();
  });
});
