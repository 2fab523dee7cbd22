/** @jest-environment ./scripts/jest-browser.ts */
import { keepEarlyPresses } from './early-presses';

const presses: string[] = [];
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not in the page.`);
  return element;
};
/** What React does when it hydrates an element. */
const hydrate = async (element: HTMLElement) => {
  element.addEventListener(element.tagName === 'FORM' ? 'submit' : 'click', (event) => {
    event.preventDefault();
    presses.push(element.id);
  });
  element.removeAttribute('data-waiting');
  // Mutation observers run in a microtask.
  await Promise.resolve();
};

keepEarlyPresses(document);
beforeEach(() => {
  presses.length = 0;
  document.body.innerHTML =
    '<form id="quote" data-waiting><button id="send">Get my free quote</button></form>' +
    '<button id="dismiss" data-waiting><svg id="cross"></svg></button><button id="ready">Ready</button>';
});

test('a form that a visitor submits before hydration shows that it is busy, and is submitted after it', async () => {
  find('#send').click();
  expect(presses).toEqual([]);
  expect(find('#quote')).toHaveAttribute('aria-busy', 'true');
  await hydrate(find('#quote'));
  expect(presses).toEqual(['quote']);
  expect(find('#quote')).not.toHaveAttribute('aria-busy');
});

test('a button that a visitor presses early and repeatedly, on its icon, is pressed once', async () => {
  find('#cross').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  find('#dismiss').click();
  await hydrate(find('#dismiss'));
  expect(presses).toEqual(['dismiss']);
});

test('if a visitor presses two buttons early, the last one counts', async () => {
  document.body.innerHTML =
    '<button id="washer" data-waiting></button><button id="oven" data-waiting></button>';
  find('#washer').click();
  find('#oven').click();
  await hydrate(find('#washer'));
  await hydrate(find('#oven'));
  expect(presses).toEqual(['oven']);
});

test('presses after hydration go straight to React, and nothing else is pressed', async () => {
  await hydrate(find('#quote'));
  expect(presses).toEqual([]);
  find('#send').click();
  find('#ready').click();
  expect(presses).toEqual(['quote']);
});
