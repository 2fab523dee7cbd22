/** @jest-environment ./scripts/jest-browser.ts */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopOf } from '@/lib/content/for-client';
import { siteContent, type SiteContent } from '@/lib/content/load';
import { Areas } from './areas';
import { ServiceAreas } from './service-areas';

const content = siteContent();
const phone = '(612) 555-0142';

const areas = [
  { name: 'Linden Hills', city: 'Minneapolis', zips: ['55410'] },
  { name: 'Seward', city: 'Minneapolis', zips: ['55406'] },
  { name: 'Longfellow', city: 'Minneapolis', zips: ['55406'] },
];

const shop = { ...shopOf(content), phone, areas, areaCount: '3 neighborhoods' };

/** The section as a visitor sees it. */
const section = (
  <Areas shop={shop} map={undefined}>
    <h2>Where we repair</h2>
  </Areas>
);

const status = () => screen.getByRole('status');

const list = () => screen.getByRole('list', { name: 'Minneapolis' });
const nameButton = (area: string) => within(list()).getByRole('button', { name: new RegExp(`^${area}`) });

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** The areas highlighted in the list, with their ZIP codes. */
const highlighted = () => texts(screen.queryAllByRole('button', { current: true }));

const both = ['Seward 55406', 'Longfellow 55406'];
const [book, call] = ['Book Now', `Call ${phone}`];
test.each([
  ['55406', 'Yes, we serve Seward and Longfellow.', [book, call], both],
  ['minneapolis, MN', 'Which part of Minneapolis?', [call], ['Linden Hills 55410', ...both]],
  [
    'linden',
    'We serve Linden Hills. If you live somewhere else, enter',
    [book, call],
    ['Linden Hills 55410'],
  ],
  ['Edina 55435-1234', '55435', [call, book], []],
  ['$& Edina', '$& Edina isn’t on our list. Enter your ZIP code, or call us', [call], []],
  ['Denver 80202', '80202', [call], []],
  ['', 'Enter a ZIP code', [], []],
])('a visitor who types %j reads: %s', async (typed, answer, next, areaNames) => {
  render(section);
  if (typed) await userEvent.type(screen.getByRole('textbox', { name: /ZIP code/ }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Check availability' }));
  expect(status()).toHaveTextContent(answer);
  // The first link of the section is only visible without scripts.
  expect(texts(screen.getAllByRole('link').slice(1))).toEqual(next);
  expect(highlighted()).toEqual(areaNames);
  // The list unfolds to show the areas in the answer.
  for (const name of screen.queryAllByRole('button', { current: true })) expect(name).toBeVisible();
  // Screen readers announce the same answer again when it is asked for again.
  const first = status().firstChild;
  await userEvent.click(screen.getByRole('button', { name: 'Check availability' }));
  expect(status().firstChild).not.toBe(first);
});

test('after a visitor chooses a name, the answer has the focus, and the list highlights the name', async () => {
  render(section);
  expect(status()).toBeEmptyDOMElement();
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('55410'));
  await userEvent.click(nameButton('Seward'));
  expect(status()).toHaveTextContent('Seward');
  expect(field).toHaveValue('Seward');
  expect(status()).toHaveFocus();
  expect(highlighted()).toEqual(['Seward 55406']);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: book })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+16125550142');
});

test('a visitor sees the owner’s map beside the list, and a town once, without a heading for its city', () => {
  const town = { name: 'Edina', city: 'Edina', zips: ['55424'] };
  const withMap = (map: SiteContent['brand']['map']) => (
    <ServiceAreas
      content={{ ...content, brand: { ...content.brand, map } }}
      shop={{ ...shop, areas: [town, ...areas] }}
    />
  );
  const { rerender } = render(withMap({ file: 'map.svg', description: 'Map of Minneapolis' }));
  expect(screen.getByRole('img', { name: 'Map of Minneapolis' })).toHaveAttribute('src', '/map.svg');
  expect(screen.getAllByText('Edina')).toHaveLength(1);
  expect(screen.getByText('Edina').closest('ul')?.previousElementSibling).toBeNull();
  expect(screen.getAllByText('Minneapolis')).toHaveLength(1);
  rerender(withMap(undefined));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(nameButton('Seward')).toBeEnabled();
});
