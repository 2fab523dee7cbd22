/** @jest-environment ./scripts/jest-browser.ts */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CityContext } from '@/components/location/city';
import { siteContent, type SiteContent } from '@/lib/content/load';
import { createCityStore } from '@/lib/location/store';
import { Areas } from './areas';
import { ServiceAreas } from './service-areas';

const phone = '(612) 555-0142';

const areas = [
  { name: 'Linden Hills', city: 'Minneapolis', zips: ['55410'] },
  { name: 'Seward', city: 'Minneapolis', zips: ['55406'] },
  { name: 'Longfellow', city: 'Minneapolis', zips: ['55406'] },
];

const shop = { latitude: 44.95, longitude: -93.3 };
const reach = { statesServed: ['MN'], radiusMiles: 50, shop, cities: [] } as const;

const visitorFrom = {
  Edina: { city: 'Edina', state: 'Minnesota' },
  Duluth: { city: 'Duluth', state: 'Minnesota', latitude: 46.79, longitude: -92.1 },
  Denver: { city: 'Denver', state: 'Colorado' },
} as const;

/** The section, as a visitor from this city sees it. */
const sectionFor = (from: keyof typeof visitorFrom) => {
  const store = createCityStore();
  const place = { ...store.read(), ...visitorFrom[from], country: 'United States' };
  return (
    <CityContext value={{ store: { ...store, read: () => place }, reach }}>
      <Areas
        areaCount="3 neighborhoods"
        areas={areas}
        statesServed={reach.statesServed}
        phone={phone}
        map={undefined}
      >
        <h2>Where we repair</h2>
      </Areas>
    </CityContext>
  );
};
const section = sectionFor('Edina');

async function check(typed: string, page = section) {
  render(page);
  const field = screen.getByRole('textbox', { name: /^Your ZIP code/ });
  if (typed) await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Check availability' }));
}

const status = () => screen.getByRole('status');
/** The links after the answer. The first link of the section is only visible without scripts. */
const links = () =>
  screen
    .queryAllByRole('link')
    .slice(1)
    .map((link) => link.textContent);

const [book, call] = ['Book Now', `Call ${phone}`];
test.each([
  ['55410', 'Yes, we serve Linden Hills in 55410.', [book, call], ['Linden Hills']],
  ['55406', 'Yes, we serve Seward and Longfellow in 55406.', [book, call], ['Seward', 'Longfellow']],
  [
    'minneapolis, MN',
    'In Minneapolis, we serve the places',
    [book, call],
    ['Linden Hills', 'Seward', 'Longfellow'],
  ],
  ['edina, mn', 'Yes, we serve Edina. A visit there can cost more.', [book, call], []],
  ['Edina 55435-1234', '55435 is outside our 3 neighborhoods. A visit there can cost more', [call, book], []],
  // Here only a call can help.
  ['$& Denver', '$& Denver isn’t on our list. Enter your ZIP code, or call us', [call], []],
  ['Denver 80202', 'Sorry, 80202 is outside our service area.', [call], []],
  ['', 'Enter a ZIP code', [], []],
])('a visitor in Edina who types %j reads: %s', async (typed, answer, next, highlighted) => {
  await check(typed);
  expect(status()).toHaveTextContent(answer);
  expect(links()).toEqual(next);
  expect(highlightedNames()).toEqual(highlighted);
});

test.each([
  ['Duluth', 'Duluth', 'Duluth may be too far for us, so call us to be sure'],
  ['Duluth', '55802', '55802 may be too far for us, so call us to be sure'],
  ['Denver', 'Denver', 'Sorry, Denver is outside our service area.'],
] as const)('a visitor in %s who types %s can only call: %s', async (from, typed, answer) => {
  await check(typed, sectionFor(from));
  expect(status()).toHaveTextContent(answer);
  expect(links()).toEqual([call]);
});

test('before a visitor asks there is no answer, and screen readers read the hint with the field', () => {
  render(section);
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    expect.stringContaining('For example, 55410'),
  );
});

const list = () => screen.getByRole('list', { name: 'Minneapolis' });
const nameButton = (area: string) => within(list()).getByRole('button', { name: new RegExp(`^${area}`) });

/** The areas highlighted in the list, without their ZIP codes. */
const highlightedNames = () =>
  screen
    .queryAllByRole('button', { current: true })
    .map(({ textContent }) => textContent?.replace(/ \d.*/, ''));

test('after a visitor chooses a name, the answer has the focus, and the list highlights the name', async () => {
  render(section);
  await userEvent.click(nameButton('Seward'));
  expect(status()).toHaveTextContent('Yes, we serve Seward.');
  expect(screen.getByRole('textbox')).toHaveValue('Seward');
  expect(status()).toHaveFocus();
  expect(highlightedNames()).toEqual(['Seward']);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: book })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+16125550142');
});

test('screen readers announce the same result again when it is asked for again', async () => {
  await check('55410');
  const first = status().firstChild;
  await userEvent.click(screen.getByRole('button', { name: 'Check availability' }));
  expect(status().firstChild).not.toBe(first);
});

/** The section of a shop with this map. */
function renderWithMap(map: SiteContent['brand']['map']) {
  const content = siteContent();
  render(
    <CityContext value={{ store: createCityStore(), reach }}>
      <ServiceAreas content={{ ...content, areas, brand: { ...content.brand, map } }} />
    </CityContext>,
  );
}

test('a visitor sees the owner’s map beside the list', () => {
  renderWithMap({ file: 'map.svg', description: 'Map of Minneapolis' });
  expect(screen.getByRole('img', { name: 'Map of Minneapolis' })).toHaveAttribute('src', '/map.svg');
  expect(nameButton('Seward')).toHaveTextContent('55406');
});

test('a shop without a map shows only the list', () => {
  renderWithMap(undefined);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(nameButton('Seward')).toBeVisible();
});
