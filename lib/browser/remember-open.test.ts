/** @jest-environment jsdom */
import { rememberOpen } from './remember-open';

test('after React builds the page again, everything that the visitor left open opens again', async () => {
  // jsdom doesn't open dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    this.dispatchEvent(new Event('toggle'));
  };
  const openAgain = rememberOpen(document);
  const markup =
    '<details id="quote"></details><details id="prices"></details><dialog id="message"></dialog>';
  document.body.innerHTML = markup;
  const [quote, prices] = document.querySelectorAll('details');
  quote?.setAttribute('open', '');
  prices?.setAttribute('open', '');
  document.querySelector('dialog')?.showModal();
  const toggled = () => new Promise((resolve) => setTimeout(resolve, 10));
  await toggled();
  prices?.removeAttribute('open');
  await toggled();
  document.body.innerHTML = markup;
  openAgain();
  expect([...document.querySelectorAll('[open]')].map(({ id }) => id)).toEqual(['quote', 'message']);
});
