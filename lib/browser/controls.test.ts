/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { openDialogs, openTarget } from './controls';

// jsdom knows no invoker commands, as older browsers don't; dialogs work as in all of them.
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

test('where the browser does not open dialogs itself, a visitor can open and close one', async () => {
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

test('a link to a folded part opens it, also when it is followed again, and a link to a whole section opens nothing', async () => {
  openTarget(document);
  document.body.innerHTML =
    '<a href="#quote">Quote</a><a href="#prices">Prices</a><section id="prices">' +
    '<details><summary>All prices</summary></details></section>' +
    '<div id="quote"><details><summary>Free quote</summary></details></div>';
  const [prices, quote] = document.querySelectorAll('details');
  const follow = async (index: number) => {
    await userEvent.click(document.querySelectorAll('a')[index] ?? document.body);
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
  for (const _time of ['once', 'again']) {
    await follow(0);
    expect(quote).toHaveProperty('open', true);
    if (quote) quote.open = false;
  }
  await follow(1);
  expect(prices).toHaveProperty('open', false);
});
