/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { openDialogs } from './dialog-buttons';

test('a visitor can open and close a dialog in a browser without invoker commands, such as jsdom', async () => {
  // jsdom doesn't open dialogs, either.
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
