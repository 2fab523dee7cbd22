import type { SiteContent } from '@/lib/content/load';
import type { Remark } from '@/lib/content/remarks';

type Settings = Readonly<Record<string, string | undefined>>;

/** Says how requests reach the shop in this build. */
export const requestsLine = ({ requestService, waysToSend }: SiteContent['facts']) =>
  requestService
    ? `In this build, the site sends requests through ${requestService}.`
    : `In this build, customers send requests themselves, by ${waysToSend}.`;

type Content = Pick<SiteContent, 'business' | 'facts' | 'launch'>;

/** Lists what keeps a build from going live: wrong settings, and requests that don't arrive as the owner chose. */
export function settingRemarks({ business, facts, launch }: Content, settings: Settings): Remark[] {
  const [wayOfBuild, otherwise] = facts.requestService
    ? ['sent by this site', 'build without NEXT_PUBLIC_REQUEST_URL']
    : ['sent by customers', 'set NEXT_PUBLIC_REQUEST_URL where the site is built (docs/request-delivery.md)'];
  const { hostname } = new URL(business.siteAddress);
  const wrongFolder = !hostname.endsWith('.github.io') && settings.BASE_PATH;
  const requestUrl = settings.NEXT_PUBLIC_REQUEST_URL?.trim();
  const triedUrl = settings.REQUEST_URL_TRIED?.trim();
  const isTried = requestUrl?.startsWith('https:') && triedUrl === requestUrl;
  const untriedUrl = !isTried && requestUrl;
  const remarks = [
    launch.requests !== wayOfBuild && {
      where: 'content/launch.json: Requests',
      wrong: `${launch.requests ? `is “${launch.requests}”.` : 'isn’t decided yet.'} ${requestsLine(facts)}`,
      remedy: `Step 1 in content/README.md says what each way means. Choose “${wayOfBuild}” in the Launch form, or ${otherwise}.`,
    },
    wrongFolder && {
      where: 'the build setting BASE_PATH',
      wrong: `is ${wrongFolder}, but the site at ${hostname} isn’t in a folder.`,
      remedy: 'Build without BASE_PATH. Only a project page on github.io is in a folder.',
    },
    untriedUrl && {
      where: 'the build setting REQUEST_URL_TRIED',
      wrong: `is ${triedUrl || 'missing'}. Without a test over https://, we don’t know whether requests arrive at ${untriedUrl}.`,
      remedy: `Send a test request from a preview. Once it has arrived, set REQUEST_URL_TRIED to ${untriedUrl}. The address must start with https://.`,
    },
  ];
  return remarks.flatMap((remark) => (remark ? { ...remark, when: 'launch' as const } : []));
}
