import { keepInTab, readFromTab, storageKey } from './tab-storage';

/** The storage key of the campaign. It's in the privacy policy, too. */
const campaignKey = storageKey('came-from');

/** The parameters of a link that name a campaign: our own, as in `/checkout?from=flyer`, and those of ads. */
const parameters = ['from', 'utm_source', 'utm_campaign'];

/** Keeps the campaign of the tab's first page, or '' if it has none, so that a request never changes later. */
export function keepCampaign(search: string): void {
  if (readFromTab(campaignKey) !== null) return;
  const query = new URLSearchParams(search);
  // Anybody can write a link, and the shop reads this. A name without spaces can't be read as a sentence of ours.
  const names = parameters.map((name) => trimMarks((query.get(name) ?? '').replace(/\W+/g, '-')));
  keepInTab(campaignKey, trimMarks(names.filter(Boolean).join(', ').slice(0, 40)));
}

/** Removes everything but letters and digits from both ends. */
const trimMarks = (text: string) => text.replace(/^[\W_]+|[\W_]+$/g, '');

/** Returns the campaign that led the visitor to the site, such as "flyer" or "google, spring-sale", or ''. */
export const readCampaign = () => readFromTab(campaignKey) ?? '';
