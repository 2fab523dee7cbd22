/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { goToNextFieldOnEnter, openDialogs, openTarget, rememberOpen } from './controls';

// Like older browsers, jsdom doesn't support invoker commands. It doesn't open dialogs, either.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('It is open.', 'InvalidStateError');
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  openDialogs(document);
});

test('a visitor can open and close a dialog in a browser without invoker commands', async () => {
  document.body.innerHTML =
    '<button command="show-modal" commandfor="quote"><svg id="icon"></svg></button>' +
    '<dialog id="quote"><button id="close" command="close" commandfor="quote">Close</button></dialog>';
  const dialog = document.querySelector('dialog');
  const press = (id: string) => userEvent.click(document.getElementById(id) ?? document.body);
  await press('icon');
  await press('icon');
  expect(dialog).toHaveProperty('open', true);
  await press('close');
  expect(dialog).toHaveProperty('open', false);
});

test('a link opens the folded part that it leads to, each time, but a link to a section opens none', async () => {
  openTarget(document);
  document.body.innerHTML =
    '<a href="#quote">Quote</a><div id="quote"><details><summary>Free quote</summary></details></div>' +
    '<a href="#prices">Prices</a><section id="prices"><details><summary>All</summary></details></section>';
  const [quote, prices] = document.querySelectorAll('details');
  const [toQuote, toPrices] = document.querySelectorAll('a');
  for (const link of [toQuote, toQuote, toPrices]) {
    quote?.removeAttribute('open');
    await userEvent.click(link ?? document.body);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(quote?.open).toBe(link === toQuote);
  }
  expect(prices?.open).toBe(false);
});

test('after React builds the page again, everything that the visitor left open opens again', async () => {
  const openAgain = rememberOpen(document);
  const markup =
    '<details id="quote"></details><details id="prices"></details><dialog id="message"></dialog>';
  document.body.innerHTML = markup;
  const openIds = () => [...document.querySelectorAll('[open]')].map(({ id }) => id);
  const [quote, prices] = document.querySelectorAll('details');
  const dialog = document.querySelector('dialog');
  quote?.setAttribute('open', '');
  prices?.setAttribute('open', '');
  dialog?.showModal();
  dialog?.dispatchEvent(new Event('toggle'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  prices?.removeAttribute('open');
  await new Promise((resolve) => setTimeout(resolve, 10));
  document.body.innerHTML = markup;
  openAgain();
  expect(openIds()).toEqual(['quote', 'message']);
});

test('Enter in a one-line field goes to the next field and submits nothing', async () => {
  goToNextFieldOnEnter(document);
  document.body.innerHTML =
    '<form><input aria-label="Name" name="name" enterkeyhint="next">' +
    '<input aria-label="Noon" type="radio" name="time"><input aria-label="Night" type="radio" name="time" checked>' +
    '<textarea aria-label="Problem" enterkeyhint="enter"></textarea><button>Send</button></form>';
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);
  const name = document.querySelector('input');
  const user = userEvent.setup();
  await user.type(name ?? document.body, 'Ana');
  // In an input method for Chinese or Japanese, Enter picks the word.
  name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  expect(document.activeElement).toBe(name);
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Night');
  expect(submitted).not.toHaveBeenCalled();
});
