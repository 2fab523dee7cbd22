import { serviceName } from '@/lib/location/settings';
import { previewMark } from '../preview/ribbon.mjs';
import type { LaunchSite, WrittenText } from './launch-site';

/** One thing that keeps the site from going live, in words for somebody who doesn't program. */
export type Finding = {
  /** Where: "content/business.json: phone", or the file "/robots.txt". */
  place: string;
  /** What is wrong, as a sentence. */
  reason: string;
  /** What to do about it. */
  remedy: string;
};

/** One line of the checklist. */
export type Item = {
  id: string;
  title: string;
  /** It looks at the built files. All others look at the words alone, which can be checked before a build. */
  needsBuild?: true;
  find: (site: LaunchSite) => Finding[];
};

const at = ({ file, field }: { file: string; field: string }) => [file, field].filter(Boolean).join(': ');
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
const again = 'Build again with npm run build:production. If it stays, send this line to a developer.';

const remedies: Record<string, string | undefined> = {
  'content/testimonials.json':
    'Put what a customer really said there and write "sample": false, or remove the entry.',
  'content/pages.json': 'Have a lawyer read the text, correct it, and write "sample": false.',
};

/** Finds what a pattern matches in the words, and says what is wrong with it. */
function inWords(
  texts: readonly WrittenText[],
  pattern: RegExp,
  reason: (found: string) => string,
  remedy: string,
): Finding[] {
  return texts.flatMap((text) =>
    [...text.text.matchAll(pattern)].map(([found]) => ({ place: at(text), reason: reason(found), remedy })),
  );
}

// Words of the preview that no real business has, for whoever took the mark away and left the sample.
const leftovers: readonly [RegExp, string][] = [
  [/loonlight/i, 'has the name that was made up for the preview'],
  [/\bSAMPLE[-_ ]?\d/, 'has a number that was made up for the preview'],
  [/^\W*(example text|sample customer)/i, 'is a testimonial that was made up for the preview'],
  [/will (stand|be named) here/i, 'still announces what should stand there'],
  [/\blorem ipsum\b|\b(TODO|TBD|XXX)\b/, 'is unfinished'],
  [/@\S+\.(example|test|invalid)\b|@example\.(com|org|net)\b/i, 'is a mailbox that cannot exist'],
];

/** Facts that live in business.json: typed by hand elsewhere, they would stay behind at the next change. */
const facts: readonly [pattern: RegExp, what: string, change: string, remedy: string][] = [
  [
    /\$ ?\d[\d,]*(\.\d+)?/g,
    'amount',
    'a price changes',
    'Write {lowestPrice} or {discount}. If it is another amount, write it in words: 40 dollars.',
  ],
  [
    /\b\d{1,2}(?::\d\d)? ?[AP]\.?M\.? ?(?:–|-|to) ?\d{1,2}(?::\d\d)? ?[AP]\.?M\b/gi,
    'hours',
    'the opening hours change',
    'Write {weekdayHours} and {weekendHours}.',
  ],
  [
    /(?:\+?1[-. ])?(?:\(\d{3}\)|\b\d{3})[-. ]\d{3}[-. ]\d{4}\b/g,
    'phone number',
    'the number changes',
    'Write {phone}.',
  ],
];

const barriers: readonly [file: RegExp, pattern: RegExp, reason: string][] = [
  // The page for a wrong address is not for search engines.
  [
    /^(?!\/(404|_not-found)).*\.html$/,
    /<meta\b(?=[^>]*name="(?:robots|googlebot|bingbot)")[^>]*\b(?:noindex|none)\b/i,
    'The page keeps search engines away.',
  ],
  [/^\/_headers$/, /x-robots-tag:.*\b(noindex|none)\b/i, 'The host would keep search engines away.'],
  [/^\/robots\.txt$/, /^disallow:\s*\/\s*$/im, 'It bars search engines from every page.'],
];

/** Everything that must be right before the site goes live, in the order in which it is listed. */
export const items: readonly Item[] = [
  {
    id: 'samples',
    title: 'No samples are left',
    find: ({ samples }) =>
      samples.map((sample) => ({
        place: at(sample),
        reason: `It is still a sample: "${sample.value}". ${sample.why}`,
        remedy: remedies[sample.file] ?? 'Put the real one there, and write false after its sample mark.',
      })),
  },
  {
    id: 'fiction-phone',
    title: 'The phone number is a real one',
    find: ({ written }) =>
      inWords(
        written,
        // 555-0100 to 555-0199 in every area. Source: North American Numbering Plan, 555 line numbers.
        /(?:\(\d{3}\)|\b\d{3})[-. ]*555[-. ]?01\d{2}\b/g,
        (number) => `${number} is from the range kept for fiction: nobody answers it.`,
        'Write the number of the business.',
      ),
  },
  {
    id: 'made-up',
    title: 'Nothing that was made up is left without its mark',
    find: ({ written, samples }) =>
      written.flatMap((text): Finding[] => {
        const start = `${text.field} →`;
        const isMarked = samples.some(
          ({ file, field }) => file === text.file && start.startsWith(field && `${field} →`),
        );
        const [, reason] = leftovers.find(([pattern]) => !isMarked && pattern.test(text.text)) ?? [];
        const remedy = 'Put the real one there.';
        return reason ? [{ place: at(text), reason: `"${short(text.text)}" ${reason}.`, remedy }] : [];
      }),
  },
  {
    id: 'site-address',
    title: 'The address of the site is a real one',
    find: ({ content }) => {
      const address = content.business.siteAddress.value;
      const { hostname, pathname, search } = new URL(address);
      // Endings that never lead anywhere: RFC 2606, RFC 6761.
      const reserved = /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$|^[\d.]+$/;
      const isReachable = !reserved.test(hostname) && hostname.includes('.');
      if (isReachable && pathname === '/' && search === '') return [];
      const reason = isReachable
        ? `"${address}" goes on after its name.`
        : `"${hostname}" is not an address that people could reach.`;
      const remedy =
        'Write the address at which the site will be found: https://www.example.com, with your name in it.';
      return [{ place: 'content/business.json: siteAddress', reason, remedy }];
    },
  },
  {
    id: 'https-only',
    title: 'Somebody has decided how far HTTPS is enforced',
    find: ({ content }) => {
      if (content.business.httpsOnly) return [];
      const reason = 'Nobody has decided whether browsers should insist on HTTPS for your subdomains, too.';
      const remedy =
        'Add "httpsOnly": "this site", which is safe, or ask a developer whether subdomains can be included.';
      return [{ place: 'content/business.json: httpsOnly', reason, remedy }];
    },
  },
  {
    id: 'typed-by-hand',
    title: 'Amounts, hours and phone numbers are not typed by hand',
    find: ({ written }) => {
      // A customer's own words are not ours to change.
      const texts = written.filter(({ file }) => !/(business|testimonials)\.json$/.test(file));
      return facts.flatMap(([pattern, what, change, remedy]) => {
        const reason = (found: string) => `It has the ${what} ${found}, which would stay when ${change}.`;
        return inWords(texts, pattern, reason, remedy);
      });
    },
  },
  {
    id: 'privacy',
    title: 'The privacy policy names every service that the pages call',
    find: ({ content, calls, files }) => {
      const { introduction, sections } = content.privacy;
      const texts = [introduction, ...sections.map(({ markdown }) => markdown)];
      const policy = texts.join(' ').replace(/\s+/g, ' ');
      const own = new URL(content.business.siteAddress.value).host;
      // The policy of the pages lets them call nobody else.
      const allowed = [...files].flatMap(([name, text]) =>
        [...text.matchAll(/(?:connect-src|src=")[^;">]*/g)].flatMap(([found]) =>
          /\.html$|^\/_headers$/.test(name) ? (found.match(/https?:\/\/[\w.-]+/g) ?? []) : [],
        ),
      );
      const hosts = new Map([...calls, ...allowed].map((address) => [new URL(address).host, address]));
      return [...hosts].flatMap(([host, address]) => {
        const name = serviceName(address);
        if (host === own || policy.includes(name)) return [];
        const reason = `The pages call ${name} (${host}), and the policy doesn't name it.`;
        const remedy = `Say in the policy what ${name} gets and why, with its name, or leave the call out.`;
        return [{ place: 'content/privacy.md', reason, remedy }];
      });
    },
  },
  {
    id: 'requests',
    title: 'Requests that the site sends have been seen to arrive',
    find: ({ content, calls: [, , requests] }) => {
      const name = requests && serviceName(requests);
      const isTried = requests?.startsWith('https:') && content.handOff.delivery?.triedWith === name;
      if (!name || isTried) return [];
      const place = 'content/hand-off.json: delivery → triedWith';
      const reason = `Nobody has written there that a request arrived through ${requests}.`;
      const remedy = `Use an address with https://, send a request from a preview, see it arrive, and write "${name}" there.`;
      return [{ place, reason, remedy }];
    },
  },
  {
    id: 'noindex',
    title: 'Search engines may show every page',
    needsBuild: true,
    find: ({ files }) =>
      [...files].flatMap(([place, text]): Finding[] => {
        const found = barriers.find(([name, pattern]) => name.test(place) && pattern.test(text));
        return found ? [{ place, reason: found[2], remedy: again }] : [];
      }),
  },
  {
    id: 'preview',
    title: 'Nothing of a preview is in the build',
    needsBuild: true,
    find: ({ files }) =>
      [...files]
        .filter(([name, text]) => name.includes(previewMark) || text.includes(previewMark))
        .map(([place]) => ({ place, reason: 'It belongs to a preview.', remedy: again })),
  },
];
