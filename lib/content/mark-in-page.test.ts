import { markInPage } from './mark-in-page';

const inPage = (file: string | Buffer) => markInPage('logo.svg', Buffer.from(file));

const namespace = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inside: string, attributes = `${namespace} viewBox="0 0 9 9"`) =>
  `<svg ${attributes}>${inside}</svg>`;
const shape = `<path d="M0 0 h9" fill="#123" style='color: red'/>`;

test('a small logo with only shapes becomes a valid data: address with the same drawing', () => {
  const gradient = '<linearGradient id="a"><stop stop-color="red"/></linearGradient>';
  const drawing = `<title>Fix-it</title><defs>${gradient}</defs>${shape}<circle r="3" fill="url(#a)"/>`;
  const address = inPage(`\uFEFF<?xml version="1.0"?>\n<!-- Sample -->\n${svg(drawing)}\n`) ?? '';
  // RFC 3986, and without the quotation mark that would end the attribute.
  expect(address).toMatch(/^data:image\/svg\+xml,([\w!$&'()*+,;=:@/?.~-]|%[\dA-F]{2})+$/);
  expect(decodeURIComponent(address)).toBe(`data:image/svg+xml,${svg(drawing)}`);
  expect(markInPage('logo.png', Buffer.from(svg(drawing)))).toBeUndefined();
});

test.each([
  ['more than 2,000 bytes', svg(shape.repeat(2000 / shape.length))],
  ['no namespace', svg(shape, 'viewBox="0 0 9 9"')],
  ['no viewBox', svg(shape, namespace)],
  ['an element that isn’t a shape', svg(`<text>Fix-it</text>${shape}`)],
  ['a handler', svg('<path d="M0 0h9" onload="alert(1)"/>')],
  ['a link', svg('<path d="M0 0h9" href="b.svg"/>')],
  ['an entity', svg('<path d="M0 0h9" style="fill: &#117;rl(b.svg)"/>')],
  ['a fill from another file', svg('<path d="M0 0h9" fill="url(b.svg#a)"/>')],
])('a logo with %s isn’t put into every page', (_what, file) => {
  expect(inPage(file)).toBeUndefined();
});
