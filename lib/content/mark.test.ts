import { markFault, markInPage } from './mark';

const fault = (file: string | Buffer) => markFault('logo.svg', Buffer.from(file));

const shape = '<path d="M0 0h9v9z"/>';
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

/** Logos as programs export them, shortened. */
const exported = {
  'old Illustrator': `<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_sfw "http://ns.adobe.com/SaveForWeb/1.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 9 9">
<metadata><sfw xmlns="&ns_sfw;"><slices></slices><sliceSourceBounds y="0" x="0"/></sfw></metadata>
<switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"><i:pgfRef xlink:href="#pgf"></i:pgfRef></foreignObject>
<g i:extraneous="self">${shape}</g></switch><i:pgf id="pgf"><![CDATA[eJzsvelvM+c=]]></i:pgf></svg>`,
  Illustrator: svg(
    `<defs><style>.cls-1 { fill: url(#fade); font-family: 'A'; }</style></defs><g data-name="Layer 1">${shape}</g>`,
  ),
  Inkscape: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" width="9mm" height="9mm"
 xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" inkscape:export-filename="C:\\Users\\ada\\logo.png"
 xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<sodipodi:namedview id="base" inkscape:zoom="1" /><metadata><rdf:RDF><cc:Work rdf:about="" /></rdf:RDF></metadata>
<path style="fill:url(#a);font-family:&quot;B&quot;" d="M 0,0&#10;h 9" sodipodi:nodetypes="cc" /></svg>`,
  Figma: svg(
    '<rect width="9" height="9" fill="url(#pattern0)"/><defs><pattern id="pattern0"><use xlink:href="#image0"/></pattern>' +
      '<image id="image0" xlink:href="data:image/png;base64,iVBORw0KGgo="/></defs>',
    ' xmlns:xlink="http://www.w3.org/1999/xlink"',
  ),
  Affinity: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg(`<g serif:id="Logo (1)">${shape}</g>`, ' xmlns:serif="http://www.serif.com/" xml:space="preserve"')}`,
  CorelDRAW: svg(
    `<style type="text/css"><![CDATA[ .fil0 {fill:#2B2A29} ]]></style><metadata id="C"/>${shape}`,
  ),
};

test.each(Object.entries(exported))('a logo exported from %s is accepted', (_program, file) => {
  expect(fault(file)).toBeUndefined();
});

const svgNames = 'http://www.w3.org/2000/svg';
const webNames = 'http://www.w3.org/1999/xhtml';

test.each([
  ['<script>alert(1)</script>', /script/],
  [`<s:script xmlns:s="${svgNames}">alert(1)</s:script>`, /xmlns:s/],
  [`<s:script xmlns:s = '${svgNames.replace('v', '&#118;')}'>alert(1)</s:script>`, /xmlns:s/],
  [`<h:script xmlns:h="${webNames}">alert(1)</h:script>`, /xmlns:h/],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>', /svg:script/],
  [`<iframe xmlns="${webNames}" src="/"/>`, /iframe/],
  ['<foreignObject><p/></foreignObject>', /foreignObject/],
  ['<foreignObject requiredExtensions=""><p/></foreignObject>', /foreignObject/],
  [`<s:foreignObject xmlns:s="${svgNames}"/>`, /xmlns:s/],
  ['<handler type="text/javascript">alert(1)</handler>', /handler/],
  ['<a xlink:href="java&#115;cript:alert(1)"><path d=""/></a>', /<a/],
  ['<use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use>', /set/],
  ['<animate attributeName="href" values="java&#115;cript:alert(1)"/>', /animate/],
  ['<path onload="alert(1)"/>', /onload/],
  ['<path\n\tonclick\n=\n"alert(1)"/>', /onclick/],
  ['<path/onload="alert(1)"/>', /onload/],
  ['<text>Fix-it</text>', /text/],
  ['<use href="data:image/svg+xml,%3Csvg/%3E"/>', /another file/],
  ['<image href="https://a.example/b.png"/>', /another file/],
  ['<g xml:base="https://a.example/"><use href="#a"/></g>', /another file/],
  ['<style>@import "a.css"</style>', /another file/],
  ['<style>@\\69mport "a.css"</style>', /69mport/],
  ['<path style="fill:u\\72l(https://a.example/b.svg#a)"/>', /72l/],
  ['<style>path { fill: u&#114;l(https://a.example/b.svg#a) }</style>', /&#114;/],
  ['<style><![CDATA[ path { fill: URL( "b.svg#a") } ]]></style>', /another file/],
  ['<!-- <![CDATA[ --><script>alert(1)</script><!-- ]]> -->', /script/],
])('refuses a logo with %s', (inside, reason) => {
  expect(fault(svg(inside))).toMatch(reason);
});

test.each([
  [
    'with an entity',
    `<!DOCTYPE svg [<!ENTITY x "&#60;script>alert(1)&#60;/script>">]>${svg('&x;')}`,
    /ENTITY/,
  ],
  [
    'with a namespace that has two names',
    `<!DOCTYPE svg [<!ENTITY ns_a "${svgNames}">]>${svg('')}`,
    /ENTITY/,
  ],
  ['with default attributes', `<!DOCTYPE svg [<!ATTLIST path onload CDATA "x">]>${svg(shape)}`, /ATTLIST/],
  ['with a style sheet', `<?xml-stylesheet href="a.xsl"?>${svg(shape)}`, /xml-stylesheet/],
  ['in UTF-16', Buffer.from(`\uFEFF${svg(shape)}`, 'utf16le'), /UTF-8/],
  ['without a namespace', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', /xmlns/],
  ['without a size', `<svg xmlns="${svgNames}">${shape}</svg>`, /viewBox/],
  ['that is a photo with another name', '\u0089PNG\r\n', /isn’t an SVG/],
])('refuses a logo %s', (_what, file, reason) => {
  expect(fault(file)).toMatch(reason);
});

test('a small logo becomes a valid data: address with the same drawing', () => {
  const file = svg(`<!-- Sample -->\n<path d="M0 0 h9" fill="#123" style='color: red'/>`);
  const address = markInPage('logo.svg', Buffer.from(file)) ?? '';
  // RFC 3986, and without the quotation mark that would end the attribute.
  expect(address).toMatch(/^data:image\/svg\+xml,([\w!$&'()*+,;=:@/?.~-]|%[\dA-F]{2})+$/);
  expect(decodeURIComponent(address)).toContain(`<path d="M0 0 h9" fill="#123" style='color: red'/>`);
});
