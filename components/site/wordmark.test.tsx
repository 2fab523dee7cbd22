/** @jest-environment ./scripts/jest-browser.ts */
import { renderToStaticMarkup } from 'react-dom/server';
import { readMark } from '@/lib/content/load/mark';
import { Wordmark } from './wordmark';

/** The wordmark with this drawing as the mark. */
const wordmarkWith = (inside: string) =>
  renderToStaticMarkup(
    <Wordmark
      name="Loonlight"
      mark={readMark('mark.svg', Buffer.from(`<svg viewBox="0 0 9 9">${inside}</svg>`))}
    />,
  );

test('a visitor sees the mark with the words, because it is part of the page', () => {
  const html = wordmarkWith('<path stroke-width="2" d="M0 0h9"/>');
  expect(html).toContain('<svg viewBox="0 0 9 9"><path stroke-width="2" d="M0 0h9"></path></svg>');
  expect(html).not.toContain('<img');
});

test.each([
  '<style>path { fill: red }</style><path class="a" />',
  '<path style="fill: red" />',
  '<path fill="url(#a)" />',
  '<linearGradient id="a" />',
  '<image href="data:image/png;base64,AA==" />',
  `<path d="${'M0 0'.repeat(1000)}" />`,
])('a mark that would break or burden the page is a picture: %#', (inside) => {
  const html = wordmarkWith(inside);
  expect(html).toContain('src="/mark.svg"');
  expect(html).not.toContain('<svg');
});
