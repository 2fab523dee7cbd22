/** @jest-environment jsdom */
import { rememberOpen } from './remember-open';

// jsdom doesn't open dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
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
