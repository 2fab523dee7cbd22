/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { siteContent } from '@/lib/content/load';
import { Services } from './services';

const content = siteContent();

test.each([
  ['Maria', 'Maria will come. Meet Maria'],
  ['Maria,Dan,Lee', 'One of us will come. Meet us'],
  ['', undefined],
])('the home page says who comes, with a link to their photos: %s', (names, sentence) => {
  const team = names.split(',').flatMap((name) => (name ? { name, photo: 'a.jpg', text: '' } : []));
  render(<Services content={{ ...content, about: { ...content.about, team } }} quoteForm={null} />);
  const link = screen.queryByRole('link', { name: /^Meet/ });
  expect(link?.parentElement?.textContent).toBe(sentence);
  if (sentence) expect(link).toHaveAttribute('href', '/about#team');
});
