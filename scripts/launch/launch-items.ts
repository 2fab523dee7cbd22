import { createHash } from 'node:crypto';
import type { loadContent } from '@/lib/content/load/load-content';
import { svgText } from '@/lib/content/load/mark';
import { listSamples, type LaunchItem } from './samples';

/** Domains that never resolve: RFC 2606, RFC 6761. */
const reserved =
  /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$|^[\d.]+$|^[^.]+$/;

/** Not 911 and the like, nor 555-01xx, which is for fiction. Source: North American Numbering Plan. */
const assignable = /^\((?!.11)[2-9][0-8]\d\) (?!.11|555-01)[2-9]/;

/** The sample's mark, whatever its file is called and however it is formatted. */
const sampleMark = 'ecd59b229eb82287cc0fab1825e7c7c1f976cc49e34766b141fb58c960b91045';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * What is still to do before launch. The launch gate stops at it; the ribbon of a
 * preview shows the same list, so that nothing is news after a merge.
 */
export function launchItems(
  { content, written }: Pick<ReturnType<typeof loadContent>, 'content' | 'written'>,
  settings: Settings,
  hasSampleMark = hashOf(svgText(content.brand.mark)) === sampleMark,
): LaunchItem[] {
  const items = listSamples(written);
  const isListed = (place: string) => items.some((item) => item.place === place);
  const add = (place: string, wrong: string, remedy: string) => items.push({ place, wrong, remedy });
  if (hasSampleMark)
    add(
      'content/brand.json: mark',
      'It is still the mark of the sample.',
      'Put your own into content/, and name it here.',
    );
  const { phone, email, siteAddress } = content.business;
  if (!isListed('content/business.json: phone') && !assignable.test(phone))
    add(
      'content/business.json: phone',
      `${phone} is a number that nobody can have.`,
      'Enter the real phone number of the business.',
    );
  const { hostname, pathname, search } = new URL(siteAddress);
  if (
    !isListed('content/business.json: siteAddress') &&
    (reserved.test(hostname) || pathname !== '/' || search !== '')
  )
    add(
      'content/business.json: siteAddress',
      `"${siteAddress}" is not the address of a live site.`,
      'Enter it in the form https://www.your-name.com, with nothing after the domain.',
    );
  if (email && !isListed('content/business.json: email') && reserved.test(email.replace(/.*@/, '')))
    add(
      'content/business.json: email',
      `${email} is at a domain that nobody can have.`,
      'Enter an address that the business reads.',
    );
  const folder = settings.BASE_PATH;
  if (folder && !hostname.endsWith('.github.io'))
    add(
      'the build setting BASE_PATH',
      `The pages are built for the folder ${folder}, but ${hostname} has the site at its top.`,
      'Build without BASE_PATH. Only a project page on github.io is in a folder.',
    );
  const requests = settings.NEXT_PUBLIC_REQUEST_URL?.trim();
  if (requests && (!requests.startsWith('https:') || settings.REQUEST_URL_TRIED?.trim() !== requests))
    add(
      'the build setting REQUEST_URL_TRIED',
      `No test request through ${requests} is on record.`,
      `Send a request from a preview. Once it has arrived, set REQUEST_URL_TRIED to ${requests}, an https:// address.`,
    );
  return items;
}

/** Throws an Error that lists what is still to do, if anything is. */
export function expectReady(items: readonly LaunchItem[]): void {
  const lines = items.map(({ place, wrong, remedy }) => `${place}\n  ${wrong}\n  → ${remedy}\n`);
  const end = `Not ready to go live: ${items.length} to do. To see the site with samples: npm run preview.`;
  if (items.length > 0) throw new Error([...lines, end].join('\n'));
}
