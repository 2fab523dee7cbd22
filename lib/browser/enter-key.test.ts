/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { goToNextFieldOnEnter } from './enter-key';

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
  for (const mark of [{ isComposing: true }, { keyCode: 229 }])
    name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...mark }));
  expect(document.activeElement).toBe(name);
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Night');
  const problem = document.querySelector('textarea') ?? document.body;
  await user.type(problem, 'Leaks.{Enter}Badly.');
  expect(problem).toHaveValue('Leaks.\nBadly.');
  expect(submitted).not.toHaveBeenCalled();
});
