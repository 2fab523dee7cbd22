/** What a visitor did in a form that waits for its script: the button they pressed, and the name of the last field. */
type Early = { form: HTMLFormElement; button?: HTMLElement | undefined; typedIn: string };

/**
 * Stops submits of forms with `data-waiting`, and repeats each once its form says by a `ready` event that it works
 * (components/forms/waiting-form.ts). React may have built the form again, with the same id. Decision:
 * docs/decisions/early-presses.md.
 */
export function keepEarlyPresses(page: Document): void {
  const early = new Map<string, Early>();
  const formOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLFormElement>('form[data-waiting]') : null;

  const type = (event: Event) => {
    const form = formOf(event);
    const typedIn = event.target instanceof Element ? event.target.getAttribute('name') : undefined;
    // Typing after a press doesn't take it back.
    if (form) early.set(form.id, { ...early.get(form.id), form, typedIn: typedIn ?? '' });
  };
  const press = (event: SubmitEvent) => {
    const form = formOf(event);
    if (!form) return;
    event.preventDefault();
    event.stopPropagation();
    const before = early.get(form.id);
    before?.button?.removeAttribute('aria-busy');
    const button = event.submitter ?? form.querySelector<HTMLElement>('[type="submit"]') ?? form;
    // The style sheet shows that we noticed the press (app/styles/parts.css).
    button.setAttribute('aria-busy', 'true');
    early.set(form.id, { form, button, typedIn: before?.typedIn ?? '' });
  };
  const repeat = ({ target: form }: Event) => {
    if (!(form instanceof HTMLFormElement)) return;
    const saved = early.get(form.id);
    if (!saved) return;
    early.delete(form.id);
    saved.button?.removeAttribute('aria-busy');
    // By then, a dialog that was open on the page that React has replaced is open again.
    queueMicrotask(() => repeatIn(form, saved));
  };
  page.addEventListener('input', type, true);
  page.addEventListener('submit', press, true);
  page.addEventListener('ready', repeat);
}

function repeatIn(form: HTMLFormElement, { form: before, button, typedIn }: Early): void {
  if (form !== before) restoreForm(before, form, typedIn);
  if (!button) return;
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[type="submit"]')];
  form.requestSubmit(buttons.find(({ value }) => value === button.getAttribute('value')));
}

/** Copies the values of a form into the empty fields of the form that replaced it, and moves the focus to `focused`. */
function restoreForm(from: HTMLFormElement, to: HTMLFormElement, focused: string): void {
  for (const [name, value] of new FormData(from)) {
    const control = to.elements.namedItem(name);
    if (!(control instanceof Element && 'value' in control) || control.value) continue;
    control.value = value;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
  const field = to.elements.namedItem(focused);
  // A dialog that was opened again has the focus on its heading, so we move the focus back to the field. If the visitor
  // has moved on to another control, we leave the focus there.
  const hasMovedOn = document.activeElement?.matches('a, button, input, select, textarea');
  if (field instanceof HTMLElement && !hasMovedOn) field.focus();
}
