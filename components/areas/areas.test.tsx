/** @jest-environment ./scripts/jest-browser.ts */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CityContext } from '@/components/location/city';
import { siteContent } from '@/lib/content/load';
import { areaMarks, type AreaMark } from '@/lib/area/map';
import { createCityStore } from '@/lib/location/store';
import { Areas } from './areas';
import { ServiceAreas } from './service-areas';

const contact = { phone: '(612) 555-0142', email: 'hello@loonlight.example' };

const areas = [
  { id: 'linden-hills', name: 'Linden Hills', city: 'Minneapolis', zips: ['55410'] },
  { id: 'seward', name: 'Seward', city: 'Minneapolis', zips: ['55406'] },
  { id: 'longfellow', name: 'Longfellow', city: 'Minneapolis', zips: ['55406'] },
];

const reach = { statesServed: ['MN'], shop: { latitude: 44.95, longitude: -93.3 }, cities: [] } as const;

/** The section for a visitor whose city is known. */
const sectionWith = (marks: readonly AreaMark[] | undefined, city = 'Edina', state = 'Minnesota') => {
  const store = createCityStore(reach);
  const place = { ...store.read(), city, state, country: 'United States' };
  return (
    <CityContext value={{ ...store, read: () => place }}>
      <Areas
        cities="Minneapolis"
        areaCount="3 neighborhoods"
        areas={areas}
        statesServed={reach.statesServed}
        marks={marks}
        shop={undefined}
        contact={contact}
      >
        <h2>Where we repair</h2>
      </Areas>
    </CityContext>
  );
};
const section = sectionWith(
  areaMarks(areas.map((area) => ({ ...area, latitude: 44.95, longitude: -93.25 }))),
);

async function check(typed: string, page = section) {
  render(page);
  const field = screen.getByRole('textbox', { name: /^Your ZIP code/ });
  if (typed) await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Check availability' }));
}

const status = () => screen.getByRole('status');
/** Without the first, which is seen where scripts are off. */
const links = () =>
  screen
    .queryAllByRole('link')
    .slice(1)
    .map((link) => link.textContent);

const [book, call, number] = ['Book Now', `Call ${contact.phone}`, contact.phone];
test.each([
  ['55410', 'Yes, we come to 55410, Linden Hills.', [book, call], ['1']],
  ['55406', 'Yes, we come to 55406, Seward and Longfellow.', [book, call], ['2', '3']],
  ['minneapolis, MN', 'In Minneapolis we come to the places', [number, book, call], ['1', '2', '3']],
  ['edina, mn', 'Yes, we come to Edina.', [book, call], []],
  ['Edina 55435-1234', '55435 is outside our 3 neighborhoods', [number, call, book], []],
  // Where we don't come: no form can settle it.
  ['$& Denver', 'We don’t find $& Denver on our list.', [number, call], []],
  ['Denver 80202', '80202 is too far for us.', [call], []],
  ['', 'Type a ZIP code', [], []],
])('a visitor in Edina who types %j reads: %s', async (typed, answer, next, highlighted) => {
  await check(typed);
  expect(status()).toHaveTextContent(answer);
  expect(links()).toEqual(next);
  expect(lit()).toEqual(highlighted);
  expect(screen.queryAllByRole('button', { current: true })).toHaveLength(highlighted.length);
});

test('a visitor far away who types their own city can only call', async () => {
  await check('Denver', sectionWith(undefined, 'Denver', 'Colorado'));
  expect(status()).toHaveTextContent('We don’t find Denver on our list.');
  expect(links()).toEqual([number, call]);
});

test('nothing is said before a visitor asks, and screen readers read the hint with the field', () => {
  render(section);
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    expect.stringContaining('For example 55410'),
  );
});

const list = () => screen.getByRole('list', { name: 'Minneapolis' });
const name = (area: string) => within(list()).getByRole('button', { name: new RegExp(`^${area}`) });

/** The numbers highlighted on the map. */
const lit = () =>
  within(screen.getByRole('img', { name: /map/ }))
    .getAllByText(/^\d$/)
    .filter((mark) => mark.closest('[data-lit]'))
    .map((mark) => mark.textContent);

test('pointing at a name highlights it on the map until the mouse leaves', async () => {
  render(section);
  await userEvent.hover(name('Seward'));
  expect(lit()).toEqual(['2']);
  await userEvent.unhover(name('Seward'));
  expect(lit()).toEqual([]);
});

test('pointing at the map highlights the name', async () => {
  render(section);
  await userEvent.hover(within(screen.getByRole('img')).getByText('3'));
  expect(name('Longfellow')).toHaveAttribute('data-lit');
  expect(name('Seward')).not.toHaveAttribute('data-lit');
});

test('a visitor who chooses a name gets the result with the focus, and it stays highlighted on the map', async () => {
  render(section);
  await userEvent.click(name('Seward'));
  expect(status()).toHaveTextContent('Yes, we come to Seward.');
  expect(screen.getByRole('textbox')).toHaveValue('Seward');
  expect(status()).toHaveFocus();
  expect(lit()).toEqual(['2']);
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

test('a shop that hides its street is on no map, and the list stands alone', () => {
  const content = siteContent();
  const onMap = areas.map((area) => ({ ...area, latitude: 44.95, longitude: -93.25 }));
  const address = { ...content.business.address, street: undefined };
  const business = { ...content.business, address };
  render(
    <CityContext value={createCityStore(reach)}>
      <ServiceAreas content={{ ...content, areas: onMap, business }} />
    </CityContext>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(name('Seward')).toBeVisible();
  expect(name('Seward')).toHaveTextContent('55406');
});
