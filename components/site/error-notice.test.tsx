/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { siteContent } from '@/lib/content/site-content';
import { ErrorNotice, useErrorWords } from './error-notice';
import { errorWordAttributes } from './error-words';

function BrokenPage() {
  const words = useErrorWords();
  return words && <ErrorNotice words={words} />;
}

describe('a page that stopped working', () => {
  const { business, site } = siteContent();

  beforeEach(() => {
    for (const [name, value] of Object.entries(errorWordAttributes({ business, site })))
      document.body.setAttribute(name, value);
    render(<BrokenPage />);
  });

  it('says so in the words of content/, and a screen reader hears it first', () => {
    expect(screen.getByRole('heading', { level: 1, name: site.error.heading })).toHaveFocus();
    expect(screen.getByText(site.error.text)).toBeVisible();
  });

  it('offers to load it again, to call and to go home', () => {
    expect(screen.getByRole('button', { name: site.error.reload })).toBeEnabled();
    expect(screen.getByRole('link', { name: `Call ${business.phone.value}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+1\d{10}$/),
    );
    expect(screen.getByRole('link', { name: site.error.home })).toHaveAttribute('href', '/');
  });
});
