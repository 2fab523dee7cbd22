import { factChecks, type Check } from './fact-checks';
import { contentSchema, type loadContent } from './load';
import { fieldInWords, walk } from './paths';
import { fieldSchema, labelsOf, type Remark } from './remarks';
import { samplesIn } from './samples';

type Loaded = Pick<ReturnType<typeof loadContent>, 'content' | 'written'>;
type Settings = Readonly<Record<string, string | undefined>>;

const remarksOf = (usual: Remark['when'], checks: readonly Check[]) =>
  checks.flatMap(([where, wrong, remedy = 'Fix it if it’s wrong.', when]): Remark[] => {
    const [name = '', field = ''] = where.split(': ');
    const file = name.includes('.') ? `content/${name}` : `the build setting ${name}`;
    return wrong ? [{ file, field, wrong, remedy, when: when || usual }] : [];
  });

/** Lists contradictions and possible mistakes in content/, and everything that keeps it from launch. `today` is "yyyy-mm-dd". */
export const contentRemarks = (loaded: Loaded, settings: Settings, today: string): Remark[] => [
  ...remarksOf('launch', launchChecks(loaded, settings)),
  ...remarksOf('maybe', [...factChecks(loaded.content, today), ...textChecks(loaded.written)]),
];

/** Domains that never resolve: RFC 2606, RFC 6761. */
const reserved =
  /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^[^.]+$/;

/** Excludes 911 and similar numbers, and 555-01xx, which is for fiction. Source: North American Numbering Plan. */
const assignable = /^\((?!.11)[2-9][0-8]\d\) (?!.11|555-01)[2-9]/;

function launchChecks({ content, written }: Loaded, settings: Settings): Check[] {
  const { phone, email = '', siteAddress } = content.business;
  const { hostname } = new URL(siteAddress);
  const folder = settings.BASE_PATH;
  const requests = settings.NEXT_PUBLIC_REQUEST_URL?.trim();
  const tried = settings.REQUEST_URL_TRIED?.trim();
  const isTried = requests?.startsWith('https:') && tried === requests;
  const { reverseGeocoder, ipLookup, requestService = ipLookup } = content.facts;
  const policy = JSON.stringify(content.privacy);
  const unnamed = [reverseGeocoder, ipLookup, requestService].find((name) => !policy.includes(name));
  const samples = samplesIn(written, content.launch.confirmed);
  const noPhone = phone.includes(' 555-01')
    ? 'Numbers with 555-01 are reserved for fiction, so nobody can call it.'
    : 'No phone can have this number.';
  const own = 'Enter your own.';
  const impossible: Check[] = [
    ['business.json: phone', !assignable.test(phone) && `is ${phone}. ${noPhone}`, own],
    [
      'business.json: web address',
      reserved.test(hostname) && `is ${siteAddress}, which can’t be a real site.`,
      own,
    ],
    [
      'business.json: email',
      reserved.test(email.replace(/.*@/, '')) && `is ${email}, which can’t receive email.`,
      own,
    ],
  ];
  return [
    ...samples.map(({ name, remedy, count, samples: left }): Check => {
      const some = `still has ${left.length} of ${count} samples, for example ${left[0]}.`;
      const confirm = `Replace what isn’t true of your business. Then confirm “${name}” in the Launch form (launch.json).`;
      const lawyer = name.endsWith('.md') ? 'Have a lawyer read the draft. ' : '';
      return [name, left.length === count ? 'is still the sample.' : some, remedy ?? lawyer + confirm];
    }),
    ...impossible.filter(([where]) => !samples.some(({ name }) => name.includes(where.replace(/.*: /, '')))),
    [
      'privacy.md',
      unnamed && `doesn’t mention ${unnamed}, which this site uses.`,
      'Explain what it receives and why.',
    ],
    [
      'BASE_PATH',
      folder &&
        !hostname.endsWith('.github.io') &&
        `is ${folder}, but the site at ${hostname} isn’t in a folder.`,
      'Build without BASE_PATH. Only a project page on github.io is in a folder.',
    ],
    [
      'REQUEST_URL_TRIED',
      requests &&
        !isTried &&
        `is ${tried || 'missing'}. Requests go to ${requests}, and no test request has been confirmed there.`,
      `Send one from a preview. Once it has arrived, set REQUEST_URL_TRIED to ${requests}. It must be an https:// address.`,
    ],
  ];
}

const asTyped = (what: string) => `Visitors would see this ${what} as plain characters.`;
const outdated = (what: string) => `It won’t change when your ${what} does.`;

/** Probable mistakes in a text, and how to fix each. What is wrong with Markdown stops a build (prose.ts). */
const mistakes: [pattern: RegExp, why: string, remedy: string, kind?: 'json'][] = [
  [/\*\*|\]\(|^#+ /, asTyped('Markdown'), 'Remove it.', 'json'],
  [/<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i, asTyped('HTML'), 'Remove it.', 'json'],
  [/&(#\d+|[a-z]+);/i, asTyped('code'), 'Write the character itself.', 'json'],
  // The notice prescribed by Minnesota's law has these two amounts, so we don't report them.
  [
    /\$(?!100 to \$7,500|7,500)\d[\d,.]*/,
    outdated('price'),
    'Write the price as a fact in braces instead, such as {lowestPrice}.',
  ],
  [/\b24\/7\b/, 'It won’t change when your hours do.', 'Write {emergencyHours} instead.'],
  [/\b\d+\+? years\b(?! old)/, outdated('number of years'), 'Write {yearsInBusiness} instead.'],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/, outdated('phone number'), 'Write {phone} instead.'],
];

function textChecks(written: Loaded['written']): Check[] {
  const labelAt = labelsOf(fieldSchema(contentSchema));
  return walk(written).flatMap(({ path, value }) => {
    const file = String(path[0]);
    // We skip the facts themselves and the words of customers.
    if (typeof value !== 'string' || !/^(?!(business|testimonials)\.).*\.(json|md)$/.test(file)) return [];
    const where = [file, fieldInWords(written, path, labelAt)].filter(Boolean).join(': ');
    return mistakes.map(([pattern, why, remedy, kind = '']): Check => {
      const [found] = (file.endsWith(kind) ? pattern.exec(value) : null) ?? [];
      return [where, found !== undefined && `has “${found}”. ${why}`, remedy];
    });
  });
}
