import { readMark, svgText } from './mark';

const ns = 'xmlns="http://www.w3.org/2000/svg"';
const path = '<path d="M0 0h9v9z"/>';
/** A PNG of this size, without its picture. */
const png = (width: number, height: number) => {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0IEND', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"> <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>
<svg version="1.1" id="Layer_1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" x="0px" y="0px" viewBox="0 0 9 9"
  style="enable-background:new 0 0 9 9;" xml:space="preserve" data-name="Layer 1" i:viewOrigin="0 0">
<style type="text/css">.st0{fill:#FF0000;}</style><i:pgf>eJzt</i:pgf><g id="a">${path}</g></svg>`;
const inkscape = `<svg ${ns} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" width="9mm" height="9mm" viewBox="0 0 9 9">
<sodipodi:namedview id="n"/><metadata><rdf:RDF>By me</rdf:RDF></metadata><path sodipodi:nodetypes="cc" style="fill:#000" d="M0 0"/></svg>`;

test.each<[what: string, file: string | Buffer, viewBox: string]>([
  [
    'Figma',
    `<svg width="512" height="512" viewBox="0 0 512 512" fill="none" ${ns}>${path}</svg>`,
    '0 0 512 512',
  ],
  ['Illustrator', illustrator, '0 0 9 9'],
  ['Inkscape', inkscape, '0 0 9 9'],
  ['a wide one', `<svg viewBox="0,0,600,80" ${ns}>${path}</svg>`, '0 0 600 80'],
  ['a tall one', `<svg viewBox="-5 0 40 90" ${ns}>${path}</svg>`, '-5 0 40 90'],
  ['a square PNG', png(64, 64), '0 0 64 64'],
  ['a wide PNG', png(600, 80), '0 0 600 80'],
  ['one without a viewBox', `<svg width="90px" height="45" ${ns}>${path}</svg>`, '0 0 90 45'],
  [
    'one with a gradient',
    `<svg viewBox="0 0 9 9" ${ns} xmlns:xlink="http://www.w3.org/1999/xlink"><defs><linearGradient id="b"><stop offset="1" stop-color="rgb(1 2 3)"/></linearGradient></defs><use xlink:href="#c"/><path fill="url(#b)" d="M0 0"/></svg>`,
    '0 0 9 9',
  ],
  [
    'a minified one',
    '<svg xmlns=\'http://www.w3.org/2000/svg\' viewBox="0 0 9 9"><path d="m0 0"/></svg>',
    '0 0 9 9',
  ],
])('a designer’s file is the mark: %s', (_what, file, viewBox) => {
  const mark = readMark(typeof file === 'string' ? 'mark.svg' : 'mark.png', Buffer.from(file));
  expect(mark.attributes).toMatchObject({ viewBox });
  expect(svgText(mark)).not.toMatch(/<!|<\?|pgf|nodetypes|RDF|xlink|NaN| width="512/);
  // What is written is a mark as well, and the same one.
  expect(readMark('mark.svg', Buffer.from(svgText(mark)))).toEqual(mark);
});

const inside = (text: string) => `<svg viewBox="0 0 9 9" ${ns}>${text}</svg>`;

test.each<[file: string | Buffer, wrong: RegExp]>([
  [`<svg viewBox="0 0 9 9" ${ns}><path d="M0 0`, /not a whole drawing/],
  [png(9, 9), /PNG picture, whatever its name/],
  [inside('<script>alert(1)</script>'), /<script>/],
  [inside('<path onload="alert(1)"/>'), /onload/],
  [inside('<image href="https://a.example/a.png"/>'), /refers to "https:/],
  [inside('<a href="https://a.example"/>'), /<a>/],
  [inside('<use href="other.svg#a"/>'), /refers to "other/],
  [inside('<path fill="url(https://a.example/a)"/>'), /could load/],
  [inside('<style>@import "https://a.example/a"</style>'), /could load/],
  [inside('<style>path{fill:u\\72l(//a.example)}</style>'), /could load/],
  [inside('<foreignObject/>'), /<foreignObject>/],
  [inside('<g xmlns="http://www.w3.org/1999/xhtml"/>'), /<g>/],
  [inside('<g dangerouslySetInnerHTML="a" />'), /dangerouslySetInnerHTML/],
  [inside('Fix-it'), /text "Fix-it"/],
  [`${inside(path)}${inside(path)}`, /not a whole drawing/],
  [`<svg ${ns}>${path}</svg>`, /how large/],
  ['', /not a whole drawing/],
])('a file that could break or endanger the page is refused, with the reason: %s', (file, wrong) => {
  expect(() => readMark('mark.svg', Buffer.from(file))).toThrow(wrong);
});

test('a PNG that was cut off is refused, with the reason', () => {
  const cut = Buffer.from('\x89PNG\r\n\x1a\nIEND', 'latin1');
  expect(() => readMark('mark.png', cut)).toThrow(/part of a picture/);
});
