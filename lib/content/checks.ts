import { isZipInStates } from '@/lib/area/zip';
import { milesBetween } from '@/lib/location/reach';
import type { loadContent } from './load';
import { fieldInWords, walk } from './paths';
import type { Remark } from './remarks';
import { samplesIn } from './samples';

type Loaded = Pick<ReturnType<typeof loadContent>, 'content' | 'written'>;
type Settings = Readonly<Record<string, string | undefined>>;

/** Where ("business.json: phone", or the name of a setting), what is wrong, if it is, and what to do. */
type Check = [where: string, wrong: string | false | 0 | undefined, remedy?: string];

const remarksOf = (when: Remark['when'], checks: readonly Check[]) =>
  checks.flatMap(([where, wrong, remedy = 'Correct it if it isn’t right.']): Remark[] => {
    const [name = '', field = ''] = where.split(': ');
    const file = name.includes('.') ? `content/${name}` : `the build setting ${name}`;
    return wrong ? [{ file, field, wrong, remedy, when }] : [];
  });

/** What is odd in content/ and may be intended, and what keeps it from launch. `today` is "yyyy-mm-dd". */
export const contentRemarks = (loaded: Loaded, settings: Settings, today: string): Remark[] => [
  ...remarksOf('launch', launchChecks(loaded, settings)),
  ...remarksOf('maybe', [...factChecks(loaded.content, today), ...textChecks(loaded.written)]),
];

/** Domains that never resolve: RFC 2606, RFC 6761. */
const reserved =
  /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^[^.]+$/;

/** Not 911 and the like, nor 555-01xx, which is for fiction. Source: North American Numbering Plan. */
const assignable = /^\((?!.11)[2-9][0-8]\d\) (?!.11|555-01)[2-9]/;

function launchChecks({ content, written }: Loaded, settings: Settings): Check[] {
  const { phone, email = '', siteAddress } = content.business;
  const { hostname } = new URL(siteAddress);
  const folder = settings.BASE_PATH;
  const requests = settings.NEXT_PUBLIC_REQUEST_URL?.trim();
  const isTried = requests?.startsWith('https:') && settings.REQUEST_URL_TRIED?.trim() === requests;
  const { reverseGeocoder, ipLookup, requestService = ipLookup } = content.facts;
  const policy = JSON.stringify(content.privacy);
  const unnamed = [reverseGeocoder, ipLookup, requestService].find((name) => !policy.includes(name));
  const samples = samplesIn(written, content.launch.confirmed);
  const impossible: Check[] = [
    ['business.json: phone', !assignable.test(phone) && `is ${phone}, which nobody can have.`],
    ['business.json: web address', reserved.test(hostname) && `is ${siteAddress}, where no site can be.`],
    ['business.json: email', reserved.test(email.replace(/.*@/, '')) && `is ${email}, which nobody has.`],
  ];
  return [
    ...samples.map(({ name, why, all, left }): Check => {
      const wrong = all === 1 ? 'is as it came.' : `has ${left.length} of ${all} as they came: ${left[0]}`;
      const confirm = `Change what isn’t true, then confirm “${name}” under Launch (launch.json).`;
      const lawyer = name.endsWith('.md') ? 'Have a lawyer read the draft. ' : '';
      const replace = 'Enter your own, or leave out what you don’t have.';
      return [name, wrong, why ? `${why} ${replace}` : lawyer + confirm];
    }),
    ...impossible.filter(([where]) => !samples.some(({ name }) => name.includes(where.replace(/.*: /, '')))),
    [
      'privacy.md',
      unnamed && `doesn’t name ${unnamed}, which this site calls.`,
      'Say what it gets, and why.',
    ],
    [
      'BASE_PATH',
      folder && !hostname.endsWith('.github.io') && `is ${folder}, but ${hostname} has the site at its top.`,
      'Build without it. Only a project page on github.io is in a folder.',
    ],
    [
      'REQUEST_URL_TRIED',
      requests &&
        !isTried &&
        `names no address at which a test request arrived, but requests go to ${requests}.`,
      `Send one from a preview. Once it has arrived, set this to ${requests}, an https:// address.`,
    ],
  ];
}

function factChecks({ services, areas, business }: Loaded['content'], today: string): Check[] {
  const { taxPercent, statesServed, claims, closedDates } = business;
  const { afterHoursPrice = Infinity, serviceRadiusMiles = Infinity } = business;
  const { latitude = NaN, longitude = NaN } = business.address;
  const highest = Math.max(...services.map(({ price }) => price));
  return [
    ...areas.flatMap(({ name, zips, ...area }): Check[] => {
      const center = { latitude: area.latitude ?? NaN, longitude: area.longitude ?? NaN };
      const miles = milesBetween({ latitude, longitude }, center);
      const abroad = zips.find((zip) => !isZipInStates(zip, statesServed));
      const farAway = `is more than ${serviceRadiusMiles} miles away, so visitors there read that you may not come.`;
      return [
        [`areas.json: ${name}`, miles > serviceRadiusMiles && farAway],
        [`areas.json: ${name}`, abroad && `has ${abroad}, which lies in none of the states you serve.`],
      ];
    }),
    [
      'business.json: serviceRadiusMiles',
      isFinite(serviceRadiusMiles) &&
        isNaN(latitude + longitude) &&
        'needs latitude and longitude in the address.',
    ],
    [
      'business.json: claims → rating',
      claims.rating && !claims.reviews && 'doesn’t say of how many reviews: fill in “reviews”.',
    ],
    // Probably a typo: 8900 or 8 for 89.
    ...services.map(({ name, price }): Check => {
      return [`services.json: ${name}`, (price > 500 || price < 20) && `costs $${price}.`];
    }),
    [
      'business.json: afterHoursPrice',
      afterHoursPrice < highest && `is $${afterHoursPrice}, less than a visit in your hours: $${highest}.`,
    ],
    ...closedDates.map(({ to, reason }): Check => {
      return ['business.json: closedDates', to < today && `has ${reason}, over since ${to}.`, 'Remove it.'];
    }),
    ['business.json: taxPercent', taxPercent > 0 && taxPercent < 1 && `is ${taxPercent} percent.`],
  ];
}

/** What a text has by mistake. In the privacy policy and the terms, Markdown is formatting. */
const mistakes: [pattern: RegExp, about: string, kind?: 'json' | 'md'][] = [
  [/\*\*|\]\(|^#+ /, 'Markdown, which visitors see as typed', 'json'],
  [/^\|.+\|/m, 'a table, which visitors see as typed', 'md'],
  [/<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i, 'HTML, which visitors see as typed'],
  [/&(#\d+|[a-z]+);/i, 'a code, which visitors see as typed: write the character itself'],
  // But not which repairs Minnesota's law is about, in the notice that it prescribes.
  [
    /\$(?!100 to \$7,500|7,500)\d[\d,.]*/,
    'a typed price: write a fact in braces, such as {lowestPrice}, so that it stays true',
  ],
  [/\b24\/7\b/, 'typed hours: write {emergencyHours}, so that it stays true'],
  [/\b\d+\+? years\b(?! old)/, 'typed years: write {yearsInBusiness}, so that it stays true'],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/, 'a typed phone number: write {phone}, so that it stays true'],
];

function textChecks(written: Loaded['written']): Check[] {
  return walk(written).flatMap(({ path, value }) => {
    const file = String(path[0]);
    // The facts themselves, and the words of customers.
    if (typeof value !== 'string' || !/^(?!(business|testimonials)\.).*\.(json|md)$/.test(file)) return [];
    const where = [file, fieldInWords(written, path)].filter(Boolean).join(': ');
    return mistakes.map(([pattern, about, kind = '']): Check => {
      const [found] = (file.endsWith(kind) ? pattern.exec(value) : null) ?? [];
      return [where, found !== undefined && `has “${found}”: ${about}.`];
    });
  });
}
