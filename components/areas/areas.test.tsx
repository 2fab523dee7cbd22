/** @jest-environment ./scripts/jest-browser.ts */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { siteContent, type SiteContent } from '@/lib/content/load';
import { Areas } from './areas';
import { ServiceAreas } from './service-areas';

const phone = '(612) 555-0142';

const areas = [
  { name: 'Linden Hills', city: 'Minneapolis', zips: ['55410'] },
  { name: 'Seward', city: 'Minneapolis', zips: ['55406'] },
  { name: 'Longfellow', city: 'Minneapolis', zips: ['55406'] },
];

/** The section as a visitor sees it. */
const section = (
  <Areas areaCount="3 neighborhoods" areas={areas} statesServed={['MN']} phone={phone} map={undefined}>
    <h2>Where we repair</h2>
  </Areas>
);

async function check(typed: string) {
  render(section);
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
  ['55410', 'Yes, we serve Linden Hills.', [book, call], ['Linden Hills']],
  ['55406', 'Yes, we serve Seward and Longfellow.', [book, call], ['Seward', 'Longfellow']],
  ['minneapolis, MN', 'Which part of Minneapolis?', [call], ['Linden Hills', 'Seward', 'Longfellow']],
  ['Edina 55435-1234', '55435 is outside our 3 neighborhoods. A visit there can cost more', [call, book], []],
  ['$& Edina', '$& Edina isn’t on our list. Enter your ZIP code, or call us', [call], []],
  ['Denver 80202', 'Sorry, 80202 is outside our service area.', [call], []],
  ['', 'Enter a ZIP code', [], []],
])('a visitor who types %j reads: %s', async (typed, answer, next, highlighted) => {
  await check(typed);
  expect(status()).toHaveTextContent(answer);
  expect(links()).toEqual(next);
  expect(highlightedNames()).toEqual(highlighted);
});

test('before hydration, the areas aren’t buttons, because a press would do nothing', () => {
  document.body.innerHTML = renderToString(section);
  expect(within(list()).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list()).queryByRole('button')).not.toBeInTheDocument();
  document.body.innerHTML = '';
});

test('a town is listed once, without a heading for its city', () => {
  render(
    <Areas
      areaCount="2 neighborhoods and towns"
      areas={[{ name: 'Edina', city: 'Edina', zips: ['55424'] }, ...areas]}
      statesServed={['MN']}
      phone={phone}
      map={undefined}
    >
      <h2>Where we repair</h2>
    </Areas>,
  );
  expect(screen.getAllByText('Edina')).toHaveLength(1);
  expect(screen.getAllByText('Minneapolis')).toHaveLength(1);
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
  render(<ServiceAreas content={{ ...content, areas, brand: { ...content.brand, map } }} />);
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
