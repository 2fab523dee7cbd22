import { serviceName } from '@/lib/location/settings';
import { previewMark } from '../preview/ribbon.mjs';
import type { LaunchSite, WrittenText } from './launch-site';

/** One thing that keeps the site from going live, explained for someone who doesn't program. */
export type Finding = {
  /** Where: "content/business.json: phone", or the file "/robots.txt". */
  place: string;
  /** What is wrong, as a sentence. */
  reason: string;
  /** How to fix it. */
  remedy: string;
};

/** One check on the list. */
export type Item = {
  id: string;
  title: string;
  /** It checks built files. All others check only the content, before a build. */
  needsBuild?: true;
  find: (site: LaunchSite) => Finding[];
};

const at = ({ file, field }: { file: string; field: string }) => [file, field].filter(Boolean).join(': ');
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
const again = 'Run npm run build:production again. If this comes back, send this line to a developer.';

const remedies: Record<string, string | undefined> = {
  'content/testimonials.json': 'Enter a real review and write "sample": false, or remove the entry.',
  'content/pages.json': 'Have a lawyer review the text, fix it, and write "sample": false.',
};

/** A finding for every match of a pattern in the content. */
function findInTexts(
  texts: readonly WrittenText[],
  pattern: RegExp,
  reason: (found: string) => string,
  remedy: string,
): Finding[] {
  return texts.flatMap((text) =>
    [...text.text.matchAll(pattern)].map(([found]) => ({ place: at(text), reason: reason(found), remedy })),
  );
}

// Sample text that was left in place after its sample mark was removed.
const leftovers: readonly [RegExp, string][] = [
  [/loonlight/i, 'has the made-up name from the preview'],
  [/\bSAMPLE[-_ ]?\d/, 'has a made-up number from the preview'],
  [/^\W*(example text|sample customer)/i, 'is a made-up testimonial from the preview'],
  [/will (stand|be named) here/i, 'is a placeholder for the real text'],
  [/\blorem ipsum\b|\b(TODO|TBD|XXX)\b/, 'is unfinished'],
  [/@\S+\.(example|test|invalid)\b|@example\.(com|org|net)\b/i, 'is a mailbox that cannot exist'],
];

/** Facts from business.json and services.json. Typed by hand, they would become outdated. */
const facts: readonly [pattern: RegExp, what: string, change: string, remedy: string][] = [
  [
    /\$ ?\d[\d,]*(\.\d+)?/g,
    'amount',
    'a price changes',
    'Write {lowestPrice} or {discount}. Spell out any other amount: 40 dollars.',
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
  // The 404 page is not for search engines.
  [
    /^(?!\/(404|_not-found)).*\.html$/,
    /<meta\b(?=[^>]*name="(?:robots|googlebot|bingbot)")[^>]*\b(?:noindex|none)\b/i,
    'This page blocks search engines.',
  ],
  [/^\/_headers$/, /x-robots-tag:.*\b(noindex|none)\b/i, 'This file tells the host to block search engines.'],
  [/^\/robots\.txt$/, /^disallow:\s*\/\s*$/im, 'This file blocks search engines from every page.'],
];

/** Everything to check before the site goes live, in display order. */
export const items: readonly Item[] = [
  {
    id: 'samples',
    title: 'No samples are left',
    find: ({ samples }) =>
      samples.map((sample) => ({
        place: at(sample),
        reason: `"${sample.value}" is still a sample. ${sample.why}`,
        remedy: remedies[sample.file] ?? 'Enter the real one and change its sample mark to false.',
      })),
  },
  {
    id: 'fiction-phone',
    title: 'The phone number is real',
    find: ({ written }) =>
      findInTexts(
        written,
        // 555-0100 to 555-0199 in every area code. Source: North American Numbering Plan.
        /(?:\(\d{3}\)|\b\d{3})[-. ]*555[-. ]?01\d{2}\b/g,
        (number) => `${number} is reserved for fiction: nobody answers it.`,
        'Enter the real phone number of the business.',
      ),
  },
  {
    id: 'made-up',
    title: 'No unmarked samples are left',
    find: ({ written, samples }) =>
      written.flatMap((text): Finding[] => {
        const start = `${text.field} →`;
        const isMarked = samples.some(
          ({ file, field }) => file === text.file && start.startsWith(field && `${field} →`),
        );
        const [, reason] = leftovers.find(([pattern]) => !isMarked && pattern.test(text.text)) ?? [];
        const remedy = 'Enter the real one.';
        return reason ? [{ place: at(text), reason: `"${short(text.text)}" ${reason}.`, remedy }] : [];
      }),
  },
  {
    id: 'site-address',
    title: 'The web address of the site is real',
    find: ({ content }) => {
      const address = content.business.siteAddress.value;
      const { hostname, pathname, search } = new URL(address);
      // Domains that never resolve: RFC 2606, RFC 6761.
      const reserved = /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$|^[\d.]+$/;
      const isReachable = !reserved.test(hostname) && hostname.includes('.');
      if (isReachable && pathname === '/' && search === '') return [];
      const reason = isReachable
        ? `"${address}" has something after the domain name.`
        : `"${hostname}" is not an address that people can reach.`;
      const remedy = 'Enter the address of the live site, in the form https://www.example.com.';
      return [{ place: 'content/business.json: siteAddress', reason, remedy }];
    },
  },
  {
    id: 'https-only',
    title: 'The owner has decided how far HTTPS is enforced',
    find: ({ content }) => {
      if (content.business.httpsOnly) return [];
      const reason = 'No one has decided whether your subdomains must use HTTPS too.';
      const remedy =
        'Add "httpsOnly": "this site", which is safe, or ask a developer about including subdomains.';
      return [{ place: 'content/business.json: httpsOnly', reason, remedy }];
    },
  },
  {
    id: 'typed-by-hand',
    title: 'No amount, hours or phone number is typed by hand',
    find: ({ written }) => {
      // Reviews are quotations: they may contain anything.
      const texts = written.filter(({ file }) => !/(business|testimonials)\.json$/.test(file));
      return facts.flatMap(([pattern, what, change, remedy]) => {
        const reason = (found: string) => `The ${what} ${found} would be outdated when ${change}.`;
        return findInTexts(texts, pattern, reason, remedy);
      });
    },
  },
  {
    id: 'privacy',
    title: 'The privacy policy names every service that the site contacts',
    find: ({ content, calls, files }) => {
      const { introduction, sections } = content.privacy;
      const texts = [introduction, ...sections.map(({ markdown }) => markdown)];
      const policy = texts.join(' ').replace(/\s+/g, ' ');
      const own = new URL(content.business.siteAddress.value).host;
      // The content security policy blocks all other hosts.
      const allowed = [...files].flatMap(([name, text]) =>
        [...text.matchAll(/(?:connect-src|src=")[^;">]*/g)].flatMap(([found]) =>
          /\.html$|^\/_headers$/.test(name) ? (found.match(/https?:\/\/[\w.-]+/g) ?? []) : [],
        ),
      );
      const hosts = new Map([...calls, ...allowed].map((address) => [new URL(address).host, address]));
      return [...hosts].flatMap(([host, address]) => {
        const name = serviceName(address);
        if (host === own || policy.includes(name)) return [];
        const reason = `The site contacts ${name} (${host}), but the privacy policy doesn't name it.`;
        const remedy = `Say in the policy what ${name} receives and why. If the site should not contact it, send this line to a developer.`;
        return [{ place: 'content/privacy.md', reason, remedy }];
      });
    },
  },
  {
    id: 'requests',
    title: 'A test request has arrived',
    find: ({ content, calls: [, , requests] }) => {
      const name = requests && serviceName(requests);
      const isTried = requests?.startsWith('https:') && content.handOff.delivery?.triedWith === name;
      if (!name || isTried) return [];
      const place = 'content/hand-off.json: delivery → triedWith';
      const reason = `No test request through ${requests} is on record.`;
      const remedy = `Use an https:// address, send a request from a preview, and once it arrives, write "${name}" here.`;
      return [{ place, reason, remedy }];
    },
  },
  {
    id: 'noindex',
    title: 'Search engines can list every page',
    needsBuild: true,
    find: ({ files }) =>
      [...files].flatMap(([place, text]): Finding[] => {
        const found = barriers.find(([name, pattern]) => name.test(place) && pattern.test(text));
        return found ? [{ place, reason: found[2], remedy: again }] : [];
      }),
  },
  {
    id: 'preview',
    title: 'The build has no preview parts',
    needsBuild: true,
    find: ({ files }) =>
      [...files]
        .filter(([name, text]) => name.includes(previewMark) || text.includes(previewMark))
        .map(([place]) => ({ place, reason: 'This file belongs to a preview.', remedy: again })),
  },
];
