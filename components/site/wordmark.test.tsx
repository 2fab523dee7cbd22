/** @jest-environment ./scripts/jest-browser.ts */
import { renderToStaticMarkup } from 'react-dom/server';

/** The wordmark as built with this drawing in public/mark.svg. */
async function wordmarkWith(svg: string) {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    jest.doMock('node:fs', () => ({ readFileSync: () => svg }));
    const { Wordmark } = await import('./wordmark');
    html = renderToStaticMarkup(<Wordmark name="Loonlight" />);
  });
  return html;
}

test('a visitor sees the mark with the words, because it is part of the page', async () => {
  const drawn =
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg>\n<!-- By a program -->\n<svg viewBox="0 0 9 9"><path stroke-width="2" d="M0 0h9"/></svg>\n';
  const html = await wordmarkWith(drawn);
  expect(html).toContain('<svg viewBox="0 0 9 9"><path stroke-width="2" d="M0 0h9"></path></svg>');
  expect(html).not.toMatch(/<img|<!|<\?|xml/);
});

test('a mark of any size fits its place in the header', async () => {
  const html = await wordmarkWith('<svg width="512px" height="256"><path d="M0 0h9"/></svg>');
  expect(html).toContain('<svg viewBox="0 0 512 256"><path d="M0 0h9"></path></svg>');
});

test.each([
  '<svg viewBox="0 0 9 9"><style>path { fill: red }</style><path class="a" /></svg>',
  '<svg viewBox="0 0 9 9"><path style="fill: red" /></svg>',
  '<svg viewBox="0 0 9 9"><linearGradient\nid="a" /></svg>',
  '<svg viewBox="0 0 9 9"><image href="data:image/png;base64,AA==" /></svg>',
  '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
  '<svg viewBox="0 0 9 9"><path onload="alert(1)" /></svg>',
  '<svg viewBox="0 0 9 9"><foreignObject><meta http-equiv="refresh" content="0" /></foreignObject></svg>',
  '<svg><path d="M0 0h9" /></svg>',
  '<svg viewBox="0 0 9 9"></svg><meta http-equiv="refresh" content="0" />',
  // As Adobe Illustrator writes it: HTML ends the declaration at the first ">".
  '<!DOCTYPE svg [ <!ENTITY ns "http://ns.example/"> ]><svg viewBox="0 0 9 9"><path d="M0 0h9" /></svg>',
  'A file that is no drawing',
])('a mark that would break in the page is a picture: %s', async (drawn) => {
  const html = await wordmarkWith(drawn);
  expect(html).toContain('src="/mark.svg"');
  expect(html).not.toContain('<svg');
});
