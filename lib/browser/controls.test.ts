/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { openDialogs } from './controls';

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
