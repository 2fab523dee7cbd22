/** The controls that Enter can go to. In a group of radio buttons, that is the checked one. */
const fields = 'input:not([type="radio"]), input:checked, select, textarea, button';

/**
 * Makes Enter in a one-line field with `enterkeyhint="next"` go to the next field. Browsers would submit the form. This
 * is in the boot script, so that Enter does the same before and after hydration.
 */
export function goToNextFieldOnEnter(page: Document): void {
  page.addEventListener('keydown', (event) => {
    const { target, key, isComposing, keyCode } = event;
    const isNext = target instanceof HTMLInputElement && target.getAttribute('enterkeyhint') === 'next';
    // In an input method for Chinese or Japanese, Enter picks the word. In Safari, composing has ended by then, and the
    // key has the code 229.
    if (key !== 'Enter' || !isNext || isComposing || keyCode === 229) return;
    event.preventDefault();
    const controls = [...(target.form?.elements ?? [])];
    const isOtherField = (control: Element) =>
      control.matches(fields) && control.getAttribute('name') !== target.name;
    const next = controls.slice(controls.indexOf(target) + 1).find(isOtherField);
    if (next instanceof HTMLElement) next.focus();
  });
}
