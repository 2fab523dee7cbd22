import type { BuiltLink, BuiltPage } from '../built-page';
import { serviceIds } from '@/lib/content/services';
import type { Finding, Item } from '../item';
import type { LaunchSite } from '../launch-site';

/** Every link leads somewhere, and everything that a page loads is there. */
export const links: Item = {
  id: 'links',
  title: 'Every link leads somewhere',
  needs: 'export',
  find: (site) =>
    site.pages.flatMap((page) => [
      ...page.links.flatMap((link) => wrongLink(site, page, link)),
      ...page.loads
        .filter((address) => !site.files.has(withoutBase(site, address)))
        .map((address) => ({
          place: page.route,
          reason: `The page loads ${address}, which is not there.`,
          remedy: 'Build again. If it stays, tell a developer.',
        })),
    ]),
};

function withoutBase({ basePath }: LaunchSite, address: string): string {
  const path = decodeURI(address.split(/[?#]/)[0] ?? '');
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

function wrongLink(site: LaunchSite, page: BuiltPage, { href, text }: BuiltLink): Finding[] {
  const reason = linkFault(site, page, href);
  const name = text ? `The link "${text}"` : 'A link without words';
  return reason
    ? [
        {
          place: page.route,
          reason: `${name} ${reason}.`,
          remedy: 'Correct the address, or remove the link.',
        },
      ]
    : [];
}

/** What is wrong with an address, in words that go on from 'The link "Call us" ', or undefined. */
function linkFault(site: LaunchSite, page: BuiltPage, href: string): string | undefined {
  if (href.trim() === '' || href === '#') return 'leads nowhere';
  if (href.startsWith('tel:'))
    return /^tel:\+1\d{10}$/.test(href) ? undefined : `has the number ${href}, which no phone can dial`;
  if (href.startsWith('sms:'))
    return /^sms:\+1\d{10}([?&;].*)?$/.test(href)
      ? undefined
      : `has the number ${href}, which no phone can dial`;
  if (href.startsWith('mailto:'))
    return /^mailto:[^\s@]+@[^\s@]+\.[a-z]{2,}(\?.*)?$/i.test(href)
      ? undefined
      : `writes to ${href}, which is no mailbox`;
  if (/^https:\/\//.test(href))
    return URL.canParse(href) ? undefined : `leads to ${href}, which is not an address`;
  if (/^[a-z][a-z+.-]*:/i.test(href)) return `leads to ${href}, which is not safe to follow`;
  return insideFault(site, page, href);
}

function insideFault(site: LaunchSite, page: BuiltPage, href: string): string | undefined {
  const [, id] = href.split('#');
  const [address = '', query] = (href.split('#')[0] ?? '').split('?');
  const path = address === '' ? page.route : withoutBase(site, address);
  const route = path.replace(/(?<=.)\/$/, '');
  const target = address === '' ? page : site.pages.find((one) => one.route === route);
  if (!target) return site.files.has(path) ? undefined : `leads to ${href}, which does not exist`;
  if (id && !target.ids.has(decodeURIComponent(id)))
    return `leads to ${href}, but ${target.route} has no part "${id}"`;
  const service = new URLSearchParams(query).get('service');
  const isKnown = service === null || serviceIds.some((known) => known === service);
  return isKnown ? undefined : `leads to ${href}, but there is no service "${service}"`;
}
