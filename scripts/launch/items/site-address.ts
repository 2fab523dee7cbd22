import type { Finding, Item } from '../item';
import { ownPages } from '../launch-site';

const place = 'content/business.json: siteAddress';

/** Endings that never lead anywhere (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$/;

/** The address of the site can be reached, and every page gives it as its own. */
export const siteAddress: Item = {
  id: 'site-address',
  title: 'The address of the site is real and starts with https',
  needs: 'content',
  find: (site) => {
    const address = site.content.business.siteAddress.value;
    const reason = addressFault(address);
    if (reason)
      return [
        {
          place,
          reason,
          remedy:
            'Write the address at which the site will be found: https://www.example.com, with your name in it.',
        },
      ];
    return ownPages(site).flatMap((page): Finding[] => {
      const wrong = [page.canonical ?? '', ...(page.metas.get('og:url') ?? [])].find(
        (one) => !one.startsWith(new URL(address).origin),
      );
      return wrong === undefined
        ? []
        : [
            {
              place: page.route,
              reason: `The page gives ${wrong ? `"${wrong}"` : 'nothing'} as its own address.`,
              remedy: 'Build again: the address comes from business.json.',
            },
          ];
    });
  },
};

function addressFault(address: string): string | undefined {
  if (address.trim() === '') return 'It is missing.';
  if (!URL.canParse(address)) return `"${address}" is not an address.`;
  const { protocol, hostname, pathname, search } = new URL(address);
  if (protocol !== 'https:') return `"${address}" does not start with https://.`;
  if (reserved.test(hostname) || !hostname.includes('.') || /^[\d.]+$/.test(hostname))
    return `"${hostname}" is no address that people could reach.`;
  return pathname === '/' && search === '' ? undefined : `"${address}" goes on after its name.`;
}
