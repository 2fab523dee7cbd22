import { linkQuery } from './link-query';
import { keepInTab, readFromTab, storageKey } from './tab-storage';

/** The storage key of the campaign. It's in the privacy policy, too. */
const campaignKey = storageKey('came-from');

/**
 * The parameters of a link that name a campaign: our own, as in `/checkout?from=flyer`, and those of ads. We don't read
 * click ids (`gclid`, `fbclid`), which identify a person to the company that sells the ads. A referrer isn't enough,
 * because a QR code sends none, and an ad has the same one as unpaid results.
 */
const parameters = ['from', 'utm_source', 'utm_campaign'];

/**
 * Keeps the campaign of the tab's first page, or '' if it has none, so that a request never changes later. Our own
 * links don't pass it on, because it would get into bookmarks.
 */
export function keepCampaign(search: string): void {
  if (readFromTab(campaignKey) !== null) return;
  const query = linkQuery(search);
  // WeChat adds `from` and `isappinstalled` to links. Neither is a campaign.
  if (query.has('isappinstalled')) query.delete('from');
  const names = parameters.map((name) => campaignName(query.get(name) ?? ''));
  keepInTab(
    campaignKey,
    names
      .filter(Boolean)
      .join(', ')
      .slice(0, 40)
      .replace(/[, -]+$/, ''),
  );
}

/**
 * Returns the letters and digits of a value, in any script, with hyphens for everything between them. It ends where
 * another parameter begins, because that may be a click id, which identifies a person. Anybody can write a link, and
 * the shop reads this. A name without spaces can't be read as a sentence of ours.
 */
function campaignName(value: string): string {
  const [name = ''] = value.normalize('NFC').split(/[?&#=;]/);
  return name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)?.join('-') ?? '';
}

/** Returns the campaign that led the visitor to the site, such as "flyer" or "google, spring-sale", or ''. */
export const readCampaign = () => readFromTab(campaignKey) ?? '';
