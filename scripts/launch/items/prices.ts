import { formatDollars } from '@/lib/pricing/format';
import { quote } from '@/lib/pricing/quote';
import { builtBusiness } from '../business-data';
import type { Finding, Item } from '../item';
import type { LaunchSite } from '../launch-site';

const remedy =
  'Prices stand in content/services.json alone. Elsewhere write {lowestPrice} or {discount}, or no amount at all.';

/** A service costs the same on its card, in the booking pages, in the terms and for search engines. */
export const prices: Item = {
  id: 'prices',
  title: 'Prices are the same everywhere',
  needs: 'export',
  find: (site) => [...onCards(site), ...otherAmounts(site), ...forSearch(site)],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first amount after a service's name, before the next service's: on the home page's cards and in the wizard. */
function onCards({ pages, content }: LaunchSite): Finding[] {
  return pages
    .filter(({ route }) => route === '/' || route === '/checkout')
    .flatMap(({ route, text }) =>
      content.services.flatMap(({ name, price }): Finding[] => {
        const shown = [...text.matchAll(new RegExp(`${escaped(name)} [^$]{0,260}?(\\$[\\d,]+)`, 'g'))].map(
          (match) => match[1],
        );
        if (shown.includes(formatDollars(price))) return [];
        const found = shown[0] ? `is shown with ${shown[0]}` : 'is shown without a price';
        return [{ place: route, reason: `${name} ${found}, and costs ${formatDollars(price)}.`, remedy }];
      }),
    );
}

/** Amounts that are no price, total or tax of a service and not the discount: typed by hand, or left over. */
function otherAmounts({ pages, content: { services, business } }: LaunchSite): Finding[] {
  const known = [
    business.claims.firstRepairDiscount,
    ...services.flatMap(({ price }) => Object.values(quote(price))),
  ].map(formatDollars);
  return pages.flatMap(({ route, text, title, metas }) => {
    const everywhere = [text, title, ...metas.values()].flat().join(' ');
    const amounts = everywhere.match(/\$ ?\d[\d,]*(\.\d+)?/g) ?? [];
    return [...new Set(amounts)]
      .filter((amount) => !known.includes(amount.replace(/[ ,]$|(?<=\$) /g, '')))
      .map((amount) => ({
        place: route,
        reason: `The page has the amount ${amount}, which is no price of ours.`,
        remedy,
      }));
  });
}

function forSearch(site: LaunchSite): Finding[] {
  const offers = builtBusiness(site)?.hasOfferCatalog?.itemListElement ?? [];
  return site.content.services.flatMap(({ name, price }): Finding[] => {
    const offer = offers.find(({ itemOffered }) => itemOffered.name === name);
    const found = [offer?.price, offer?.priceSpecification?.minPrice];
    if (found.every((amount) => amount === price)) return [];
    const shown = found.find((amount) => amount !== price);
    return [
      {
        place: '/ (data for search engines)',
        reason: `${name} has the price ${shown ?? 'none'}, and costs ${price}.`,
        remedy: 'Build again. If it stays, tell a developer.',
      },
    ];
  });
}
