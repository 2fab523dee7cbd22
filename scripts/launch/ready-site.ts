import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '@/lib/content/read';
import { dialNumber, phoneHref } from '@/lib/hand-off/phone';
import { hoursInWords, weekTable } from '@/lib/hours/opening-hours';
import { formatDollars } from '@/lib/pricing/format';
import { routePaths } from '@/lib/seo/routes';
import { routeIds } from '@/lib/content/pages';
import type { SiteContent } from '@/lib/content/site-content';
import { homeStructuredData } from '@/lib/seo/structured-data';
import { businessCard } from '@/lib/vcard/business-card';
import { readPage } from './built-page';
import { readLaunchSite, type LaunchSite } from './launch-site';

/** Takes the place of everything made up in the frozen content, as an owner would before launch. */
const real: readonly [RegExp, string][] = [
  [/Loonlight Lane/g, 'Harbor Avenue'],
  [/www\.loonlight\.example/g, 'www.harborfix.com'],
  [/loonlight\.example/g, 'harborfix.com'],
  [/Loonlight/g, 'Harborfix'],
  [/\(612\) 555-0142/g, '(612) 340-2368'],
  [/SAMPLE-00000/g, '48213'],
  [/Example text: /g, ''],
  [/Sample customer ([A-F])/g, 'Kim $1.'],
  [/ The [\w ]+ will (stand|be named) here\./g, ''],
  [/("(?:\w+S|s)ample": )true/g, '$1false'],
];

/**
 * A site that is ready to go live, for tests: frozen content without samples, and pages with what the gate reads of them.
 * `edit` changes a file of content/ before it is read, `change` the content from which the pages are made.
 */
export function readySite({
  edit = (_file: string, text: string) => text,
  change = (content: SiteContent) => content,
  html = (_route: string, page: string) => page,
  file = (_name: string, text: string) => text,
} = {}): LaunchSite {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'));
  try {
    cpSync(contentFolder(), folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      const done = real.reduce((current, [from, to]) => current.replace(from, to), text);
      writeFileSync(join(folder, name), edit(name, done));
    }
    const site = readLaunchSite(folder, undefined, {});
    const shown = change(structuredClone(site.content));
    const pages = [...routeIds.map((route) => routePaths[route]), '/404'].map((route) =>
      readPage(route, html(route, pageHtml(shown, route))),
    );
    const files = Object.entries(filesOf(shown)).map(([name, text]): [string, string] => [
      name,
      file(name, text),
    ]);
    return { ...site, pages, files: new Map(files) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pageHtml(content: SiteContent, route: string): string {
  const { business, pages, services, privacy, terms } = content;
  const words = routeIds
    .map((id) => [routePaths[id], pages[id]] as const)
    .find(([path]) => path === route)?.[1];
  const address = `${business.siteAddress.value}${route === '/' ? '' : route}`;
  const { street, city, state, zipCode } = business.address.value;
  const rows = weekTable(business.hours).map(({ days, hours }) => `<li>${days} ${hours}</li>`);
  const table = weekTable(business.hours).map(
    ({ days, hours }) => `<tr><th>${days}</th><td>${hours}</td></tr>`,
  );
  const cards = services.map(
    ({ id, name, description, price }) =>
      `<li><a href="/checkout?service=${id}">${name}</a><p>${description}</p><p>Starting at ${formatDollars(price)}</p></li>`,
  );
  const prose = route === '/privacy' ? privacy : terms;
  const text = [
    prose.introduction,
    ...prose.sections.flatMap(({ heading, markdown }) => [heading, markdown]),
  ];
  const data = `<script type="application/ld+json">${JSON.stringify(homeStructuredData(content))}</script>`;
  const bodies: Record<string, string> = {
    '/': `${data}<img src="/kitchen.png" alt="A kitchen"><ul>${cards.join('')}</ul><table>${table.join('')}</table><p id="contact"></p>`,
    '/checkout': `<ul>${cards.join('')}</ul>`,
    '/business-info': `<table>${table.join('')}</table><a href="/contact.vcf">Save</a>`,
    '/privacy': `<p>${text.join('</p><p>')}</p>`,
    '/terms': `<p>${text.join('</p><p>')}</p>`,
  };
  return `<!doctype html><html lang="en"><head><title>${words?.title ?? 'Not found'}</title>
    <meta name="description" content="${words?.description ?? ''}"><meta name="robots" content="max-image-preview:large">
    <meta property="og:url" content="${address}"><meta property="og:image" content="x.png"><meta property="og:image:alt" content="${words?.shareTitle ?? 'x'}">
    <link rel="canonical" href="${address}"><link rel="stylesheet" href="/site.css"></head>
    <body><main>${bodies[route] ?? ''}<a href="/#contact">Contact</a></main>
    <footer><span>${business.name.value}</span><span>${street}</span><span>${city}, ${state} ${zipCode}</span>
    <a href="${phoneHref(business.phone.value)}">${business.phone.value}</a>
    <a href="mailto:${business.email.value}">${business.email.value}</a><ul>${rows.join('')}</ul></footer></body></html>`;
}

function filesOf(content: SiteContent): Record<string, string> {
  const { business, site } = content;
  const address = business.siteAddress.value;
  const places = routeIds.map((route) => `<loc>${address}${routePaths[route]}</loc>`);
  return {
    '/contact.vcf': businessCard({ business, site: `${address}/`, note: site.contactCardNote }),
    '/robots.txt': `User-Agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`,
    '/sitemap.xml': `<urlset>${places.join('')}</urlset>`,
    '/_headers':
      "/*\n  Content-Security-Policy: connect-src 'self' https://api.bigdatacloud.net https://get.geojs.io\n",
    '/site.css': '',
    '/kitchen.png': '',
    '/site.js': `fetch('https://get.geojs.io/v1/ip/geo.json'); // ${dialNumber(business.phone.value)} ${hoursInWords(business.hours)}`,
  };
}
