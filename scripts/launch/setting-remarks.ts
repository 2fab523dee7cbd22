import type { Remark } from '@/lib/content/remarks';
import type { SiteContent } from '@/lib/content/load';

type Settings = Readonly<Record<string, string | undefined>>;

/** Lists the build settings that keep a site from going live. */
export function settingRemarks({ siteAddress }: SiteContent['business'], settings: Settings): Remark[] {
  const remarks: Remark[] = [];
  const { hostname } = new URL(siteAddress);
  const folder = settings.BASE_PATH;
  if (folder && !hostname.endsWith('.github.io'))
    remarks.push({
      where: 'the build setting BASE_PATH',
      wrong: `is ${folder}, but the site at ${hostname} isn’t in a folder.`,
      remedy: 'Build without BASE_PATH. Only a project page on github.io is in a folder.',
      when: 'launch',
    });
  const requestUrl = settings.NEXT_PUBLIC_REQUEST_URL?.trim();
  const triedUrl = settings.REQUEST_URL_TRIED?.trim();
  const isTried = requestUrl?.startsWith('https:') && triedUrl === requestUrl;
  if (requestUrl && !isTried)
    remarks.push({
      where: 'the build setting REQUEST_URL_TRIED',
      wrong: `is ${triedUrl || 'missing'}. Without a test over https://, we don’t know whether requests arrive at ${requestUrl}.`,
      remedy: `Send a test request from a preview. Once it has arrived, set REQUEST_URL_TRIED to ${requestUrl}. The address must start with https://.`,
      when: 'launch',
    });
  return remarks;
}
