/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lightAreas } from './light-areas';

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(
    <>
      <div id="areas">
        <svg role="group" aria-label="Map">
          <a href="#area-uptown" data-area="uptown" aria-label="Uptown on the map">
            <circle />
          </a>
          <a href="#area-como" data-area="como" aria-label="Como on the map">
            <circle />
          </a>
        </svg>
        <ul>
          <li>
            <a href="#map" data-area="uptown">
              <span>Uptown</span>
            </a>
          </li>
          <li>
            <a href="#map" data-area="como">
              <span>Como</span>
            </a>
          </li>
        </ul>
      </div>
      <button type="button">Elsewhere</button>
    </>,
  );
  lightAreas();
});

const name = (area: string) => screen.getByRole('link', { name: area });
const place = (area: string) => screen.getByRole('link', { name: `${area} on the map` });
const lit = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('data-lit'))
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

test('pointing at a name lights it and its place, and only these, until the mouse leaves', async () => {
  const user = userEvent.setup();
  await user.hover(screen.getByText('Uptown'));
  expect(lit()).toEqual(['Uptown on the map', 'Uptown']);
  await user.hover(name('Como'));
  expect(lit()).toEqual(['Como on the map', 'Como']);
  await user.hover(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(lit()).toEqual([]);
});

test('pointing at a place lights its name', async () => {
  await userEvent.hover(place('Como'));
  expect(lit()).toEqual(['Como on the map', 'Como']);
});

test('the keyboard lights what has the focus, and nothing once it has moved on', async () => {
  const user = userEvent.setup();
  act(() => name('Uptown').focus());
  expect(lit()).toEqual(['Uptown on the map', 'Uptown']);
  await user.tab();
  expect(lit()).toEqual(['Como on the map', 'Como']);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(lit()).toEqual([]);
});

test('a tapped name stays lit when the finger is lifted, and its place comes into sight without a jump', async () => {
  await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByText('Como') }]);
  expect(lit()).toEqual(['Como on the map', 'Como']);
  expect(scrollIntoView.mock.contexts).toEqual([place('Como')]);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

// Safari gives a link that is tapped no focus: the click alone must do.
test('a tapped name lights without the focus and does not jump; a place leads to its name', () => {
  expect(fireEvent.click(name('Como'))).toBe(false);
  expect(lit()).toEqual(['Como on the map', 'Como']);
  act(() => place('Uptown').focus());
  expect(fireEvent.click(place('Uptown'))).toBe(true);
  act(() => place('Uptown').blur());
  expect(lit()).toEqual(['Uptown on the map', 'Uptown']);
});

test('what was asked to listen twice answers once', () => {
  lightAreas();
  fireEvent.click(name('Como'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
