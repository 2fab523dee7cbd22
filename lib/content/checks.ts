import { factChecks, type Check } from './fact-checks';
import { contentSchema, type loadContent } from './load';
import { fieldInWords, walk } from './paths';
import { fieldSchema, labelsOf, type Remark } from './remarks';
import { samplesIn } from './samples';

type Loaded = Pick<ReturnType<typeof loadContent>, 'content' | 'written'>;
type Business = Loaded['content']['business'];
type Sample = ReturnType<typeof samplesIn>[number];
type Settings = Readonly<Record<string, string | undefined>>;

const remarksOf = (when: Remark['when'], checks: readonly Check[]) =>
  checks.flatMap(({ file, field = '', wrong, remedy, stopsBuild }): Remark[] =>
    wrong ? [{ file, field, wrong, remedy, when: stopsBuild ? 'now' : when }] : [],
  );

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
  const samples = samplesIn(written, content.launch.confirmed);
  // A phone number that is still the sample is on the list already.
  const isSample = ({ file, field }: Check) =>
    samples.some((one) => `content/${one.file}` === file && field && one.topic?.includes(field));
  return [
    ...samples.map(sampleCheck),
    ...contactChecks(content.business).filter((check) => !isSample(check)),
    policyCheck(content),
    ...settingChecks(content.business, settings),
  ];
}

function sampleCheck({ file, topic = '', name, remedy, count, samples }: Sample): Check {
  const isWhole = samples.length === count;
  const confirm = `Replace what isn’t true of your business. Then confirm “${name}” in the Launch form (launch.json).`;
  const lawyer = file.endsWith('.md') ? 'Have a lawyer read the draft. ' : '';
  return {
    file: `content/${file}`,
    field: topic,
    wrong: isWhole
      ? 'is still the sample.'
      : `still has ${samples.length} of ${count} samples, for example ${samples[0]}.`,
    remedy: remedy ?? lawyer + confirm,
  };
}

/** Finds a phone number, web address or email address that nobody can have. */
function contactChecks({ phone, email = '', siteAddress }: Business): Check[] {
  const place = { file: 'content/business.json', remedy: 'Enter your own.' };
  const noPhone = phone.includes(' 555-01')
    ? 'Numbers with 555-01 are reserved for fiction, so nobody can call it.'
    : 'No phone can have this number.';
  const emailDomain = email.replace(/.*@/, '');
  return [
    { ...place, field: 'phone', wrong: !assignable.test(phone) && `is ${phone}. ${noPhone}` },
    {
      ...place,
      field: 'web address',
      wrong: reserved.test(new URL(siteAddress).hostname) && `is ${siteAddress}, which can’t be a real site.`,
    },
    {
      ...place,
      field: 'email',
      wrong: reserved.test(emailDomain) && `is ${email}, which can’t receive email.`,
    },
  ];
}

/** The privacy policy must name every service that gets something from visitors. */
function policyCheck({ facts, privacy }: Loaded['content']): Check {
  const { reverseGeocoder, ipLookup, requestService } = facts;
  const policy = JSON.stringify(privacy);
  const unnamed = [reverseGeocoder, ipLookup, requestService].find((name) => name && !policy.includes(name));
  return {
    file: 'content/privacy.md',
    wrong: unnamed && `doesn’t mention ${unnamed}, which this site uses.`,
    remedy: 'Explain what it receives and why.',
  };
}

function settingChecks({ siteAddress }: Business, settings: Settings): Check[] {
  const { hostname } = new URL(siteAddress);
  const folder = settings.BASE_PATH;
  const requestUrl = settings.NEXT_PUBLIC_REQUEST_URL?.trim();
  const triedUrl = settings.REQUEST_URL_TRIED?.trim();
  const isTried = requestUrl?.startsWith('https:') && triedUrl === requestUrl;
  return [
    {
      file: 'the build setting BASE_PATH',
      wrong:
        folder &&
        !hostname.endsWith('.github.io') &&
        `is ${folder}, but the site at ${hostname} isn’t in a folder.`,
      remedy: 'Build without BASE_PATH. Only a project page on github.io is in a folder.',
    },
    {
      file: 'the build setting REQUEST_URL_TRIED',
      wrong:
        requestUrl &&
        !isTried &&
        `is ${triedUrl || 'missing'}. Requests go to ${requestUrl}, and no test request has been confirmed there.`,
      remedy: `Send one from a preview. Once it has arrived, set REQUEST_URL_TRIED to ${requestUrl}. It must be an https:// address.`,
    },
  ];
}

const asTyped = (what: string) => `Visitors would see this ${what} as plain characters.`;
const outdated = (what: string) => `It won’t change when your ${what} does.`;

/** A probable mistake in a text. Mistakes in Markdown files stop a build (prose.ts), so these marks are only for JSON. */
type Mistake = { pattern: RegExp; why: string; remedy: string; onlyInJson?: boolean };

const mistakes: Mistake[] = [
  { pattern: /\*\*|\]\(|^#+ /, why: asTyped('Markdown'), remedy: 'Remove it.', onlyInJson: true },
  {
    pattern: /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i,
    why: asTyped('HTML'),
    remedy: 'Remove it.',
    onlyInJson: true,
  },
  {
    pattern: /&(#\d+|[a-z]+);/i,
    why: asTyped('code'),
    remedy: 'Write the character itself.',
    onlyInJson: true,
  },
  {
    // The notice prescribed by Minnesota's law has these two amounts, so we don't report them.
    pattern: /\$(?!100 to \$7,500|7,500)\d[\d,.]*/,
    why: outdated('price'),
    remedy: 'Write the price as a fact in braces instead, such as {lowestPrice}.',
  },
  {
    pattern: /\b24\/7\b/,
    why: 'It won’t change when your hours do.',
    remedy: 'Write {emergencyHours} instead.',
  },
  {
    pattern: /\b\d+\+? years\b(?! old)/,
    why: outdated('number of years'),
    remedy: 'Write {yearsInBusiness} instead.',
  },
  {
    pattern: /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/,
    why: outdated('phone number'),
    remedy: 'Write {phone} instead.',
  },
];

/** Looks for probable mistakes in every text, except the facts themselves and the words of customers. */
function textChecks(written: Loaded['written']): Check[] {
  const labelAt = labelsOf(fieldSchema(contentSchema));
  return walk(written).flatMap(({ path, value }) => {
    const file = String(path[0]);
    if (typeof value !== 'string' || !/^(?!(business|testimonials)\.).*\.(json|md)$/.test(file)) return [];
    const place = { file: `content/${file}`, field: fieldInWords(written, path, labelAt) };
    const possible = mistakes.filter(({ onlyInJson }) => file.endsWith('.json') || !onlyInJson);
    return possible.map(({ pattern, why, remedy }) => {
      const found = pattern.exec(value)?.[0];
      return { ...place, wrong: found !== undefined && `has “${found}”. ${why}`, remedy };
    });
  });
}
