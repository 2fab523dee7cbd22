import { checklistJson, checklistText, checkLaunch, items } from './checklist';
import type { Finding } from './item';
import type { LaunchSite } from './launch-site';
import { readySite } from './ready-site';

/** What one point of the list finds, each with place and reason in one line. */
function found(site: LaunchSite, id: string): Finding[] {
  return items.find((item) => item.id === id)?.find(site) ?? [];
}

const replaced = (name: string, from: string | RegExp, to: string) => (file: string, text: string) => {
  if (file !== name) return text;
  const after = text.replace(from, () => to);
  if (after === text) throw new Error(`${name} has no ${String(from)}`);
  return after;
};

test('a site without samples, in which everything fits together, may go live', () => {
  const checked = checkLaunch(readySite());
  expect(checked.flatMap(({ findings }) => findings)).toEqual([]);
  expect(checked).toHaveLength(items.length);
  expect(checklistText(checked)).toMatch(/Ready to go live\.$/);
  expect(JSON.parse(checklistJson(checked))).toMatchObject({ ready: true });
});

const breaks: [what: string, site: () => LaunchSite, id: string, words: RegExp][] = [
  [
    'a sample that is still marked',
    () => readySite({ edit: replaced('about.json', /("sample": )false/, '"sample": true') }),
    'samples',
    /^content\/about\.json: story: It is still a sample: "It began with one van/,
  ],
  [
    'a testimonial that is still marked',
    () => readySite({ edit: replaced('testimonials.json', /("sample": )false/, '"sample": true') }),
    'samples',
    /testimonials → Kim A\.: It is still a sample.*unlawful/,
  ],
  [
    'a phone number from the fiction range without its mark',
    () => readySite({ edit: replaced('business.json', '340-2368', '555-0199') }),
    'fiction-phone',
    /^content\/business\.json: phone → value: \(612\) 555-0199 is from the range kept for fiction/,
  ],
  [
    'a made-up name without its mark',
    () => readySite({ edit: replaced('business.json', 'Harborfix Appliance', 'Loonlight Appliance') }),
    'made-up',
    /business\.json: name → value: "Loonlight Appliance Repair" has the name that was made up/,
  ],
  [
    'a made-up license without its mark',
    () => readySite({ edit: replaced('business.json', 'no. 48213', 'no. SAMPLE-00000') }),
    'made-up',
    /licence → value: ".*SAMPLE-00000" has a number that was made up/,
  ],
  [
    'a made-up testimonial without its mark',
    () => readySite({ edit: replaced('testimonials.json', '"Kim A."', '"Sample customer A"') }),
    'made-up',
    /testimonials → Sample customer A → name: "Sample customer A" is a testimonial that was made up/,
  ],
  [
    'a made-up address without its mark',
    () => readySite({ edit: replaced('business.json', 'Harbor Avenue', 'Loonlight Lane') }),
    'made-up',
    /address → value → street: "418 Loonlight Lane"/,
  ],
  [
    'a mailbox that cannot exist',
    () => readySite({ edit: replaced('business.json', 'hello@harborfix.com', 'hello@harborfix.example') }),
    'made-up',
    /email → value: .* mailbox that cannot exist/,
  ],
  [
    'an address of the site that leads nowhere',
    () => readySite({ edit: replaced('business.json', 'www.harborfix.com', 'www.harborfix.example') }),
    'site-address',
    /^content\/business\.json: siteAddress: "www\.harborfix\.example" is no address that people could reach/,
  ],
  [
    'an address of the site without https',
    () => withAddress('http://www.harborfix.com'),
    'site-address',
    /"http:\/\/www\.harborfix\.com" does not start with https/,
  ],
  ['a missing address of the site', () => withAddress(''), 'site-address', /siteAddress: It is missing/],
  [
    'a page that gives another address as its own',
    () =>
      readySite({
        html: (route, page) =>
          route === '/about' ? page.replaceAll('www.harborfix.com', 'old.harborfix.com') : page,
      }),
    'site-address',
    /^\/about: The page gives "https:\/\/old\.harborfix\.com\/about" as its own address/,
  ],
  [
    'a title that is too short',
    () => readySite({ edit: replaced('pages.json', 'About us | {businessName}', 'About') }),
    'search-text',
    /^\/about: The title has 5 characters, and 20 are the least: "About"/,
  ],
  [
    'a title that is too long',
    () =>
      readySite({
        html: (route, page) =>
          route === '/terms' ? page.replace('<title>', `<title>${'Long '.repeat(12)}`) : page,
      }),
    'search-text',
    /^\/terms: The title has \d+ characters, and 65 fit/,
  ],
  [
    'a page without a description',
    () =>
      readySite({
        html: (route, page) =>
          route === '/about' ? page.replace(/<meta name="description"[^>]*>/, '') : page,
      }),
    'search-text',
    /^\/about: The page has no description/,
  ],
  [
    'two pages with one title',
    () =>
      readySite({
        change: (content) => ({
          ...content,
          pages: { ...content.pages, terms: { ...content.pages.terms, title: content.pages.privacy.title } },
        }),
      }),
    'search-text',
    /^\/terms: The title is the same as that of \/privacy/,
  ],
  [
    'a picture without words',
    () => readySite({ html: (_route, page) => page.replace(' alt="A kitchen"', '') }),
    'pictures',
    /^\/: The page has the picture \/kitchen\.png without words/,
  ],
  [
    'a drawing without words',
    () =>
      readySite({
        html: (route, page) => (route === '/about' ? page.replace('<main>', '<main><svg></svg>') : page),
      }),
    'pictures',
    /^\/about: The page has a drawing without words/,
  ],
  [
    'a share picture without words',
    () =>
      readySite({
        html: (route, page) =>
          route === '/' ? page.replace(/<meta property="og:image:alt"[^>]*>/, '') : page,
      }),
    'pictures',
    /^\/: The picture for shared links has no words/,
  ],
  [
    'a footer with another name',
    () =>
      readySite({
        html: (route, page) =>
          route === '/about'
            ? page.replace('<span>Harborfix Appliance Repair</span>', '<span>Fixers</span>')
            : page,
      }),
    'name-address-phone',
    /^\/about: The name "Harborfix Appliance Repair" is not in the footer/,
  ],
  [
    'another phone number on a page',
    () =>
      readySite({
        html: (route, page) =>
          route === '/terms' ? page.replace('<main>', '<main><p>Call 612-340-9999.</p>') : page,
      }),
    'name-address-phone',
    /^\/terms: The page has 612-340-9999, but the business has \(612\) 340-2368/,
  ],
  [
    'the phone number written in another way',
    () =>
      readySite({
        html: (route, page) =>
          route === '/terms' ? page.replace('<main>', '<main><p>Call 612-340-2368.</p>') : page,
      }),
    'name-address-phone',
    /^\/terms: The page has 612-340-2368/,
  ],
  [
    'a legal text with an old address',
    () => readySite({ edit: replaced('terms.md', '{street}', '12 Old Road') }),
    'name-address-phone',
    /^\/terms: The street "418 Harbor Avenue" is not in its text/,
  ],
  [
    'another phone number for search engines',
    () =>
      readySite({
        html: (_route, page) => page.replace('"telephone":"+16123402368"', '"telephone":"+16123400000"'),
      }),
    'name-address-phone',
    /search engines\): The phone number is "\+16123400000", but the business has "\+16123402368"/,
  ],
  [
    'another address for search engines',
    () => readySite({ html: (_route, page) => page.replace('"postalCode":"55408"', '"postalCode":"55409"') }),
    'name-address-phone',
    /search engines\): The address is ".* 55409"/,
  ],
  [
    'another phone number in the contact card',
    () => readySite({ file: replaced('/contact.vcf', '+16123402368', '+16123400000') }),
    'name-address-phone',
    /contact card\): The phone number is "\+16123400000"/,
  ],
  [
    'a missing contact card',
    () => readySite({ file: (name, text) => (name === '/contact.vcf' ? '' : text) }),
    'name-address-phone',
    /contact card\): The name is missing/,
  ],
  [
    'other hours in a footer',
    () =>
      readySite({
        html: (route, page) =>
          route === '/about' ? page.replace(/Mon–Fri 7\sAM – 9\sPM/, 'Mon–Fri 8 AM – 9 PM') : page,
      }),
    'hours',
    /^\/about: The footer does not say Mon–Fri 7 AM – 9 PM/,
  ],
  [
    'other hours in the table of Business info',
    () =>
      readySite({
        html: (route, page) =>
          route === '/business-info' ? page.replace(/<td>8\sAM – 6\sPM/, '<td>8 AM – 5 PM') : page,
      }),
    'hours',
    /^\/business-info: The table of hours does not say Sat–Sun 8 AM – 6 PM/,
  ],
  [
    'hours typed by hand in a text',
    () =>
      readySite({
        html: (route, page) =>
          route === '/terms' ? page.replace('<main>', '<main><p>Open 6am-10pm.</p>') : page,
      }),
    'hours',
    /^\/terms: The page has the hours 6am-10pm, which the business does not keep/,
  ],
  [
    'other hours for search engines',
    () => readySite({ html: (_route, page) => page.replace('"opens":"07:00"', '"opens":"06:00"') }),
    'hours',
    /search engines\): The hours are not Mon–Fri 7 AM – 9 PM/,
  ],
  [
    'a contact card without the hours',
    () => readySite({ edit: replaced('site.json', '{weekendHours}', 'weekends') }),
    'hours',
    /contact card\): The notes do not say Sat–Sun 8 AM – 6 PM/,
  ],
  ...(
    [
      ['a page that does not exist', '/abuot', /leads to \/abuot, which does not exist/],
      [
        'a part that the page does not have',
        '/#contakt',
        /leads to \/#contakt, but \/ has no part "contakt"/,
      ],
      ['a service that does not exist', '/checkout?service=toaster', /there is no service "toaster"/],
      ['nothing', '#', /The link "Go" leads nowhere/],
      ['half a phone number', 'tel:555', /has the number tel:555, which no phone can dial/],
      ['half a mailbox', 'mailto:hello', /writes to mailto:hello, which is no mailbox/],
      ['a script', 'javascript:void(0)', /not safe to follow/],
    ] as const
  ).map(([what, href, words]): (typeof breaks)[number] => [
    `a link to ${what}`,
    () =>
      readySite({
        html: (route, page) =>
          route === '/about' ? page.replace('<main>', `<main><a href="${href}">Go</a>`) : page,
      }),
    'links',
    words,
  ]),
  [
    'a style sheet that is not there',
    () =>
      readySite({
        html: (route, page) => (route === '/about' ? page.replace('/site.css', '/old.css') : page),
      }),
    'links',
    /^\/about: The page loads \/old\.css, which is not there/,
  ],
  [
    'another price on a card',
    () =>
      readySite({
        html: (route, page) => (route === '/' ? page.replace('Starting at $85', 'Starting at $86') : page),
      }),
    'prices',
    /^\/: Dishwasher Repair is shown with \$86, and costs \$85/,
  ],
  [
    'another price in the booking pages',
    () =>
      readySite({
        html: (route, page) =>
          route === '/checkout' ? page.replace('Starting at $65', 'Starting at $60') : page,
      }),
    'prices',
    /^\/checkout: Small Appliances is shown with \$60, and costs \$65/,
  ],
  [
    'an amount in the terms that is no price',
    () =>
      readySite({ edit: replaced('terms.md', '## Payment\n', '## Payment\n\nA late visit costs $120.\n') }),
    'prices',
    /^\/terms: The page has the amount \$120, which is no price of ours/,
  ],
  [
    'another price for search engines',
    () => readySite({ html: (_route, page) => page.replace('"price":95', '"price":99') }),
    'prices',
    /search engines\): Oven & Range Repair has the price 99, and costs 95/,
  ],
  ...[
    'Harborfx Appliance Repair',
    'Harbor Fix Appliance Repair',
    'HarborFix',
    'Harbourfix',
    'Harborfix Aplliance Repair',
  ].map((name): (typeof breaks)[number] => [
    `the name written ${name}`,
    () => readySite({ edit: replaced('about.json', 'Our story', `How ${name} began`) }),
    'spelling',
    /^content\/about\.json: storyHeading: "Har.* looks like the name of the business, which is "Harborfix Appliance Repair"/,
  ]),
  [
    'a service that the privacy policy leaves out',
    () =>
      readySite({
        edit: (file, text) => (file === 'privacy.md' ? text.replaceAll('{ipLookup}', 'a service') : text),
      }),
    'privacy',
    /^content\/privacy\.md: The settings of the build call GeoJS \(get\.geojs\.io\), and the policy doesn't name it/,
  ],
  [
    'a built script that calls somebody else',
    () => readySite({ file: replaced('/site.js', 'fetch(', "fetch('https://stats.tracker.io/hit');fetch(") }),
    'privacy',
    /The built scripts hold the address of stats\.tracker\.io/,
  ],
  [
    'a page that loads from somebody else',
    () =>
      readySite({
        html: (route, page) =>
          route === '/about'
            ? page.replace('<main>', '<main><script src="https://chat.widget.com/a.js"></script>')
            : page,
      }),
    'privacy',
    /The page \/about loads something from chat\.widget\.com/,
  ],
  [
    'a policy of the pages that lets them call somebody else',
    () => readySite({ file: replaced('/_headers', "'self'", "'self' https://collect.metrics.io") }),
    'privacy',
    /The built pages may call collect\.metrics\.io/,
  ],
  [
    'a leftover noindex in a page',
    () =>
      readySite({
        html: (route, page) =>
          route === '/about' ? page.replace('max-image-preview:large', 'noindex') : page,
      }),
    'noindex',
    /^\/about: The page keeps search engines away: robots says "noindex"/,
  ],
  [
    'a leftover noindex in the headers',
    () => readySite({ file: replaced('/_headers', '/*\n', '/*\n  X-Robots-Tag: noindex\n') }),
    'noindex',
    /^\/_headers: The host would say "X-Robots-Tag: noindex"/,
  ],
  [
    'a robots.txt that bars everybody',
    () => readySite({ file: replaced('/robots.txt', 'Allow: /', 'Disallow: /') }),
    'noindex',
    /^\/robots\.txt: It bars search engines from every page/,
  ],
  [
    'a page that is not in the sitemap',
    () => readySite({ file: replaced('/sitemap.xml', '/about<', '/abuot<') }),
    'noindex',
    /^\/sitemap\.xml: The page \/about is not in it/,
  ],
  [
    'a file of a preview',
    () => readySite({ file: (name, text) => (name === '/site.css' ? '.preview-ribbon{}' : text) }),
    'preview',
    /^\/site\.css: It belongs to a preview/,
  ],
];

function withAddress(value: string): LaunchSite {
  const site = readySite();
  const { business } = site.content;
  return {
    ...site,
    pages: [],
    files: new Map(),
    content: { ...site.content, business: { ...business, siteAddress: { value, sample: false } } },
  };
}

test.each(breaks)('whoever would go live with %s is told what and where', (_what, site, id, words) => {
  const told = found(site(), id);
  const lines = told.map(({ place, reason }) => `${place}: ${reason}`);
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
  for (const { remedy } of told) expect(remedy).toMatch(/^[A-Z].*\.$/);
});

test('every point of the list is broken once here', () => {
  expect(new Set(breaks.map(([, , id]) => id))).toEqual(new Set(items.map(({ id }) => id)));
});

test('before a build only the words are looked at', () => {
  const site = { ...readySite(), pages: [], files: new Map<string, string>() };
  const checked = checkLaunch(site, 'content');
  expect(checked.every(({ passed }) => passed)).toBe(true);
  expect(checked.map(({ id }) => id)).not.toContain('links');
});

test('the list tells place, reason and remedy of each point that is open', () => {
  const text = checklistText(
    checkLaunch(readySite({ edit: replaced('business.json', '340-2368', '555-0199') })),
  );
  expect(text).toContain('FAILED  The phone number is a real one (1)');
  expect(text).toContain('→ Write the number of the business.');
  expect(text).toMatch(/Not ready: \d+ of 14 points are open/);
});
