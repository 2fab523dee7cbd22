import { serviceName } from '@/lib/location/settings';
import { plainSpaces } from '../built-page';
import type { Finding, Item } from '../item';
import { siteOrigin, type LaunchSite } from '../launch-site';

/** The privacy policy names each service that the pages call. */
export const privacy: Item = {
  id: 'privacy',
  title: 'The privacy policy names every service that the pages call',
  needs: 'content',
  find: (site) => {
    const { introduction, sections } = site.content.privacy;
    const policy = plainSpaces(
      [introduction, ...sections.flatMap(({ heading, markdown }) => [heading, markdown])].join(' '),
    );
    return calledAddresses(site).flatMap(({ address, from }): Finding[] => {
      const name = serviceName(address);
      return policy.includes(name)
        ? []
        : [
            {
              place: 'content/privacy.md',
              reason: `${from} ${name} (${new URL(address).host}), and the policy doesn't name it.`,
              remedy: `Say in the policy what ${name} gets and why, with its name, or leave the call out.`,
            },
          ];
    });
  },
};

// Names of standards and pages of documentation, which stand in scripts and are called by nobody.
const notCalled =
  /^(www\.w3\.org|schema\.org|nextjs\.org|react\.dev|github\.com|developer\.mozilla\.org|[a-z])$/;

type Called = { address: string; from: string };

/** What the settings call, what the built pages are allowed to call or load, and every address in the built scripts. */
function calledAddresses(site: LaunchSite): Called[] {
  const { lookups, pages, files } = site;
  const own = siteOrigin(site);
  const allowed = [...files].flatMap(([name, text]) =>
    name.endsWith('.html') || name === '/_headers'
      ? (text.match(/connect-src ([^;"]*)/)?.[1] ?? '').split(' ')
      : [],
  );
  const inScripts = [...files].flatMap(([name, text]) =>
    name.endsWith('.js') ? (text.match(/https?:\/\/[\w.-]+/g) ?? []) : [],
  );
  const all = [
    ...Object.values(lookups).map((address) => ({ address, from: 'The settings of the build call' })),
    ...pages.flatMap(({ loads, route }) =>
      loads.map((address) => ({ address, from: `The page ${route} loads something from` })),
    ),
    ...allowed.map((address) => ({ address, from: 'The built pages may call' })),
    ...inScripts.map((address) => ({ address, from: 'The built scripts hold the address of' })),
  ].filter(({ address }) => /^https?:\/\//.test(address) && URL.canParse(address));
  const hosts = new Map<string, Called>();
  for (const called of all) {
    const { host, origin } = new URL(called.address);
    if (origin !== own && !notCalled.test(host) && !hosts.has(host)) hosts.set(host, called);
  }
  return [...hosts.values()];
}
