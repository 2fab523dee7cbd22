/** @jest-environment ./scripts/jest-browser.ts */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CityContext } from '@/components/location/city';
import { areaMarks, type AreaMark } from '@/lib/area/map';
import { createCityStore } from '@/lib/location/store';
import { Areas } from './areas';

const texts = {
  label: 'Your ZIP code or neighborhood',
  hint: 'For example 55410.',
  button: 'Check availability',
  served: 'Yes, we come to {area}.',
  servedZip: 'Yes, we come to {zip} ({area}).',
  city: 'In {typed} we visit the places below.',
  town: 'Yes, even to {typed}.',
  outside: '{zip} can cost more. Call (612) 555-0142.',
  notListed: '{typed} is not on our list. Call (612) 555-0142.',
  near: 'Did you mean {area}?',
  yes: 'Yes, {area}',
  empty: 'Type a ZIP code or a name.',
  book: 'Book Now',
  call: 'Call (612) 555-0142',
  withoutScript: 'The check needs JavaScript.',
};

const contact = { phone: '(612) 555-0142', email: 'hello@loonlight.example' };

const areas = [
  { id: 'linden-hills', name: 'Linden Hills', city: 'Minneapolis', zips: ['55410'] },
  { id: 'seward', name: 'Seward', city: 'Minneapolis', zips: ['55406'] },
  { id: 'longfellow', name: 'Longfellow', city: 'Minneapolis', zips: ['55406'] },
];

const reach = { statesServed: ['MN'], shop: { latitude: 44.95, longitude: -93.3 } } as const;

/** The section for a visitor whose city is known. */
const sectionWith = (marks: readonly AreaMark[] | undefined, city = 'Edina', state = 'Minnesota') => {
  const store = createCityStore('Your Area', reach);
  const place = { ...store.read(), city, state, country: 'United States' };
  return (
    <CityContext value={{ ...store, read: () => place }}>
      <Areas
        texts={{ check: texts, mapLabel: 'Map', listHeading: 'Our neighborhoods' }}
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
  const field = screen.getByRole('textbox', { name: texts.label });
  if (typed) await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: texts.button }));
}

const status = () => screen.getByRole('status');
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

test('a visitor who types a ZIP code on the list reads yes, and can book or call', async () => {
  await check('55410');
  expect(status()).toHaveTextContent('Yes, we come to 55410 (Linden Hills).');
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: texts.call })).toHaveAttribute('href', 'tel:+16125550142');
});

test('a visitor from a ZIP code with several neighborhoods reads all of them, highlighted', async () => {
  await check('55406');
  expect(status()).toHaveTextContent('Yes, we come to 55406 (Seward and Longfellow).');
  expect(lit()).toEqual(['2', '3']);
  expect(name('Seward')).toHaveAttribute('aria-current', 'true');
});

test('a visitor from a town within reach reads yes, and can book or call', async () => {
  await check('edina, mn');
  expect(status()).toHaveTextContent('Yes, even to Edina.');
  expect(links()).toEqual(['Book Now', texts.call]);
});

test('a visitor who types another ZIP code of our states reads that it can cost more, and can call or book', async () => {
  await check('Edina 55435-1234');
  expect(status()).toHaveTextContent('55435 can cost more.');
  expect(links()).toEqual(['(612) 555-0142', texts.call, 'Book Now']);
});

test.each([
  ['$& Denver', '$& Denver'],
  ['Denver 80202', '80202'],
])('a visitor who types %s, where we don’t come, can only call', async (typed, named) => {
  await check(typed);
  expect(status()).toHaveTextContent(`${named} is not on our list.`);
  expect(links()).toEqual(['(612) 555-0142', texts.call]);
});

test('a visitor far away who types their own city can only call', async () => {
  await check('Denver', sectionWith(undefined, 'Denver', 'Colorado'));
  expect(status()).toHaveTextContent('Denver is not on our list.');
  expect(links()).toEqual(['(612) 555-0142', texts.call]);
});

test('a visitor who types a whole city is shown the neighborhoods we cover there, and can book', async () => {
  await check('minneapolis, MN');
  expect(status()).toHaveTextContent('In Minneapolis we visit the places below.');
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Book Now');
  expect(lit()).toEqual(['1', '2', '3']);
});

test('a visitor who mistypes a name gets its answer with one press, and the focus with it', async () => {
  await check('sewrad');
  expect(status()).toHaveTextContent('Did you mean Seward?');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, Seward' }));
  expect(status()).toHaveTextContent('Yes, we come to Seward.');
  expect(screen.getByRole('textbox')).toHaveValue('Seward');
  expect(status()).toHaveFocus();
});

test('a visitor who types nothing is asked for a neighborhood or ZIP code', async () => {
  await check('');
  expect(status()).toHaveTextContent(texts.empty);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('nothing is said before a visitor asks, and screen readers read the hint with the field', () => {
  render(section);
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(texts.hint));
});

const list = () => screen.getByRole('list', { name: 'Minneapolis' });
const name = (area: string) => within(list()).getByRole('button', { name: new RegExp(`^${area}`) });

/** The numbers highlighted on the map. */
const lit = () =>
  within(screen.getByRole('img', { name: 'Map' }))
    .getAllByText(/^\d$/)
    .filter((number) => number.closest('[data-lit]'))
    .map((number) => number.textContent);

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
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveFocus();
});

test('screen readers announce the same result again when it is asked for again', async () => {
  await check('55410');
  const first = status().firstChild;
  await userEvent.click(screen.getByRole('button', { name: texts.button }));
  expect(status().firstChild).not.toBe(first);
});

test('without a map the list stands alone', () => {
  render(sectionWith(undefined));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(name('Seward')).toBeVisible();
});
