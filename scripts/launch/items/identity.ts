import { dialNumber } from '@/lib/hand-off/phone';
import { builtBusiness, cardValue } from '../business-data';
import type { Finding, Item } from '../item';
import type { LaunchSite } from '../launch-site';

const remedy =
  'These facts stand in content/business.json alone. Elsewhere write {businessName}, {phone}, {street} or {cityStateZip}.';

/** Name, address and phone are the same on every page, in the footer, the legal texts, for search engines and in the card. */
export const identity: Item = {
  id: 'name-address-phone',
  title: 'Name, address and phone are the same everywhere',
  needs: 'export',
  find: (site) => [...footers(site), ...legalTexts(site), ...strayContacts(site), ...forMachines(site)],
};

function facts({ content: { business } }: LaunchSite) {
  const { street, city, state, zipCode } = business.address.value;
  return {
    name: business.name.value,
    street,
    place: `${city}, ${state} ${zipCode}`,
    phone: business.phone.value,
    email: business.email.value,
  };
}

const lacks = (place: string, where: string, what: string, value: string): Finding => ({
  place,
  reason: `The ${what} "${value}" is not in ${where}.`,
  remedy,
});

function footers(site: LaunchSite): Finding[] {
  const { name, street, place, phone } = facts(site);
  return site.pages.flatMap((page) =>
    Object.entries({ name, street, 'city and ZIP code': place, 'phone number': phone })
      .filter(([, value]) => !page.footer.includes(value))
      .map(([what, value]) => lacks(page.route, 'the footer', what, value)),
  );
}

function legalTexts(site: LaunchSite): Finding[] {
  const { name, street, place, phone } = facts(site);
  return site.pages
    .filter(({ route }) => route === '/privacy' || route === '/terms')
    .flatMap((page) => {
      const text = page.text.replace(page.footer, '');
      return Object.entries({ name, street, 'city and ZIP code': place, 'phone number': phone })
        .filter(([, value]) => !text.includes(value))
        .map(([what, value]) => lacks(page.route, 'its text', what, value));
    });
}

/** Numbers and mailboxes that stand on a page and are not those of the business. */
function strayContacts(site: LaunchSite): Finding[] {
  const { phone, email } = facts(site);
  const own = dialNumber(phone);
  return site.pages.flatMap(({ route, text }) => {
    const numbers = text.match(/(?:\+?1[-. ])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g) ?? [];
    const mailboxes = text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi) ?? [];
    const stray = [
      ...numbers.filter(
        (number) =>
          dialNumber(number) !== own || number.replace(/^\W+|\W+$/g, '') !== phone.replace(/^\W+|\W+$/g, ''),
      ),
      // Words stand close to each other in the text of a page; the end of the mailbox is what counts.
      ...mailboxes.filter((mailbox) => !mailbox.endsWith(email)),
    ];
    return [...new Set(stray)].map((contact): Finding => ({
      place: route,
      reason: `The page has ${contact}, but the business has ${contact.includes('@') ? email : phone}.`,
      remedy,
    }));
  });
}

function forMachines(site: LaunchSite): Finding[] {
  const { name, street, place, phone, email } = facts(site);
  const { city, state, zipCode } = site.content.business.address.value;
  const data = builtBusiness(site);
  const shown = data?.address;
  const line = (where: string, what: string, expected: string, found: string | undefined): Finding[] =>
    found === expected
      ? []
      : [
          {
            place: where,
            reason: `The ${what} is ${found ? `"${found}"` : 'missing'}, but the business has "${expected}".`,
            remedy: 'Build again. If it stays, tell a developer.',
          },
        ];
  const inSearch = '/ (data for search engines)';
  const inCard = '/contact.vcf (contact card)';
  return [
    ...line(inSearch, 'name', name, data?.name),
    ...line(inSearch, 'phone number', dialNumber(phone), data?.telephone),
    ...line(inSearch, 'email address', email, data?.email),
    ...line(
      inSearch,
      'address',
      `${street}, ${place}`,
      shown && `${shown.streetAddress}, ${shown.addressLocality}, ${shown.addressRegion} ${shown.postalCode}`,
    ),
    ...line(inCard, 'name', name, cardValue(site, 'FN')),
    ...line(inCard, 'phone number', dialNumber(phone), cardValue(site, 'TEL')),
    ...line(
      inCard,
      'address',
      `;;${street};${city};${state};${zipCode};United States`,
      cardValue(site, 'ADR'),
    ),
  ];
}
