import { stateNames } from '@/lib/area/states';
import { isZipInStates } from '@/lib/area/zip';
import { longDate } from '@/lib/hours/dates';
import { formatClock } from '@/lib/hours/shop-clock';
import { formatDollars } from '@/lib/pricing/pricing';
import type { loadContent, SiteContent } from './load';
import { contentSchema } from './load';
import { fieldInWords, labelOf, walk } from './paths';
import { fieldSchema, type Remark } from './remarks';
import { sampleRemarks } from './samples';

/** A rule about several facts. If it's broken, `wrong` is a sentence whose subject is `where`. Otherwise it's falsy. */
type Rule = [where: string, wrong: string | false | 0 | undefined, remedy: string];

type Loaded = Pick<ReturnType<typeof loadContent>, 'content' | 'written'>;

const broken = (when: Remark['when'], rules: readonly Rule[]): Remark[] =>
  rules.flatMap(([where, wrong, remedy]) => (wrong ? [{ where, wrong, remedy, when }] : []));

/** Lists what is wrong in content/, what may be wrong, and what keeps it from going live. `today` is "yyyy-mm-dd". */
export function contentRemarks({ content, written }: Loaded, today: string): Remark[] {
  return [
    ...sampleRemarks(written, content.launch.confirmed),
    ...broken('launch', [...contactRules(content.business), policyRule(content)]),
    ...broken('now', contradictions(content, today)),
    ...broken('maybe', [...oddities(content), ...textRules(written)]),
  ];
}

const business = (field: string) => `content/business.json: ${field}`;
const fixIfWrong = 'Fix it if it’s wrong.';

/** Lists what nobody can intend, so it stops every build. */
function contradictions({ business: shop, pages }: SiteContent, today: string): Rule[] {
  const { hours, sameDayUntil = '', closedDates, address, claims } = shop;
  const isLate =
    sameDayUntil === '00:00' || (sameDayUntil && hours.every(({ closes }) => closes <= sameDayUntil));
  return [
    [
      business('Same-day cutoff'),
      isLate && `is ${formatClock(sameDayUntil)}, but you’re closed by then.`,
      'Enter a time at which you’re still open.',
    ],
    [
      business('Address → ZIP code'),
      !isZipInStates(address.zipCode, [address.state]) &&
        `is ${address.zipCode}, which isn’t in ${stateNames[address.state]}.`,
      'Fix the ZIP code or the state.',
    ],
    [
      business('Claims → Rating → Month'),
      (claims.rating?.month ?? '') > today && 'is in the future.',
      'Enter the month in which you looked.',
    ],
    ...closedDates.map((entry, index): Rule => {
      const other = closedDates.slice(index + 1).find(({ from, to }) => from <= entry.to && entry.from <= to);
      return [
        business('Closed dates'),
        other && `has “${entry.reason}” and “${other.reason}” for the same day.`,
        'Put each day into only one of the two.',
      ];
    }),
    ...Object.entries(pages).map(([page, { updated }]): Rule => [
      `content/pages.json: ${labelOf(page)} → Updated`,
      updated > today && `is ${longDate(updated)}, which is in the future.`,
      'Enter the day on which the text last changed.',
    ]),
  ];
}

/** Lists probable typos, and contradictions that no page shows. */
function oddities(content: SiteContent): Rule[] {
  const { business: shop } = content;
  const { address, statesServed, serviceRadiusMiles, hours, sameDayUntil = '', replyMinutes = 0 } = shop;
  const late = hours.find(
    ({ closes }) => sameDayUntil && minutesBetween(sameDayUntil, closes) <= replyMinutes,
  );
  return [
    [
      business('Same-day cutoff'),
      late &&
        `is ${formatClock(sameDayUntil)}, but on ${late.days[0]} you close at ${formatClock(late.closes)}, so you may reply only on the next day.`,
      'Enter an earlier time if it’s wrong.',
    ],
    [
      business('States served'),
      !statesServed.includes(address.state) &&
        `doesn’t include ${stateNames[address.state]}, where your shop is.`,
      fixIfWrong,
    ],
    [
      business('How far you travel (miles)'),
      serviceRadiusMiles !== undefined &&
        !(address.latitude && address.longitude) &&
        'doesn’t work without the latitude and longitude of your address.',
      'Fill in both, or leave “How far you travel” empty (serviceRadiusMiles in the file).',
    ],
    ...moneyRules(content),
    ...content.areas.map((area) => areaRule(area, shop)),
  ];
}

function moneyRules({ business: shop, services, checkout }: SiteContent): Rule[] {
  const { afterHoursPrice = Infinity, emergency, paymentMethods } = shop;
  const highest = Math.max(...services.map(({ price }) => price));
  const takesCards = paymentMethods.length === 0 || paymentMethods.includes('credit and debit cards');
  return [
    [
      business('After-hours price'),
      afterHoursPrice < highest &&
        `is ${formatDollars(afterHoursPrice)}, which is less than your most expensive regular visit (${formatDollars(highest)}).`,
      fixIfWrong,
    ],
    [
      business('After-hours price'),
      Number.isFinite(afterHoursPrice) &&
        !emergency &&
        'is shown, but nobody can book such a visit without “Emergency”.',
      'Fill in “Emergency”, or leave the price empty.',
    ],
    [
      'content/checkout.json: Card fields',
      checkout.cardFields && !takesCards && 'are shown, but you don’t take cards.',
      'Choose no, or add cards to “Payment methods”.',
    ],
  ];
}

/** The minutes from one time of a day ("HH:MM") to another. Negative if the second is earlier. */
const minutesBetween = (from: string, to: string) =>
  (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / 60_000;

type Business = SiteContent['business'];

function areaRule({ name, zips }: SiteContent['areas'][number], { statesServed }: Business): Rule {
  const zipElsewhere = zips.find((zip) => !isZipInStates(zip, statesServed));
  return [
    `content/areas.json: ${name}`,
    zipElsewhere && `has ZIP code ${zipElsewhere}, which isn’t in a state you serve.`,
    fixIfWrong,
  ];
}

/** Matches what isn't a public domain: reserved names (RFC 2606, RFC 6761), IP addresses, and names without a dot. */
const reserved =
  /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^[^.]+$/;

/** Matches numbers that a phone can have, by the North American Numbering Plan. 555-01xx is only for fiction. */
const assignable = /^\((?!.11)[2-9][0-8]\d\) (?!.11|555-01)[2-9]/;

/** Checks for a phone number, web address or email address that nobody can have. */
function contactRules({ phone, email = '', siteAddress }: Business): Rule[] {
  const noPhone = phone.includes(' 555-01')
    ? 'Numbers with 555-01 are reserved for fiction, so nobody can call it.'
    : 'A phone can’t have this number.';
  return [
    [business('Phone'), !assignable.test(phone) && `is ${phone}. ${noPhone}`, 'Enter your own.'],
    [
      business('Web address'),
      reserved.test(new URL(siteAddress).hostname) && `is ${siteAddress}, which can’t be a real site.`,
      'Enter your own.',
    ],
    [
      business('Email'),
      reserved.test(email.replace(/.*@/, '')) && `is ${email}, which can’t receive email.`,
      'Enter your own.',
    ],
  ];
}

/** Checks that the privacy policy mentions every service that gets something from visitors. */
function policyRule({ facts, privacy }: SiteContent): Rule {
  const { reverseGeocoder, ipLookup, requestService } = facts;
  const policy = JSON.stringify(privacy);
  const unnamed = [reverseGeocoder, ipLookup, requestService].find((name) => name && !policy.includes(name));
  return [
    'content/privacy.md',
    unnamed && `doesn’t mention ${unnamed}, which this site uses.`,
    'Explain what it receives and why.',
  ];
}

/** Patterns of facts that somebody typed into a text. The text doesn't change when the fact does. */
const typedFacts: [pattern: RegExp, fact: string, remedy: string][] = [
  // The notice prescribed by Minnesota's law has these two amounts, so we don't report them.
  [
    /\$(?!100 to \$7,500|7,500)\d[\d,.]*/,
    'price',
    'Write a fact in braces instead, such as {lowestPrice} or {discount}.',
  ],
  [/\b24\/7\b/, 'hours', 'Write {emergencyHours} instead.'],
  [/\b\d+\+? years\b(?! old)/, 'number of years', 'Write {yearsInBusiness} instead.'],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/, 'phone number', 'Write {phone} instead.'],
];

/** Looks for typed facts in every text, except the facts themselves and the words of customers. */
function textRules(written: Loaded['written']): Rule[] {
  const schema = fieldSchema(contentSchema);
  return walk(written).flatMap(({ path, value }) => {
    const file = String(path[0]);
    if (typeof value !== 'string' || !/^(?!(business|testimonials)\.).*\.(json|md)$/.test(file)) return [];
    const where = [`content/${file}`, fieldInWords(path, schema, written)].filter(Boolean).join(': ');
    return typedFacts.map(([pattern, fact, remedy]): Rule => {
      const found = pattern.exec(value)?.[0];
      return [where, found && `has “${found}”. It won’t change when your ${fact} does.`, remedy];
    });
  });
}
