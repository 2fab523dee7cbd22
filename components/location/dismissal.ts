import type { VisitFlag } from '@/lib/location/visit-flag';

const answering = new WeakSet<Element>();

/**
 * Lets the announcement be dismissed, and takes it away if it was dismissed in this visit. To be called again for a page that was
 * drawn anew.
 * @param focusAfter id of what takes the focus when the announcement is dismissed
 */
export function letDismiss(dismissed: VisitFlag, focusAfter: string): void {
  const box = document.querySelector<HTMLElement>('.announcement');
  const section = box?.querySelector('section');
  const button = section?.querySelector('button');
  if (!box || !section || !button) return;
  const hide = () => {
    section.hidden = true;
    box.classList.replace('bg-ice', 'bg-paper');
  };
  if (dismissed.isSet()) hide();
  if (answering.has(button)) return;
  answering.add(button);
  dismissed.subscribe(hide);
  button.addEventListener('click', () => {
    dismissed.set();
    document.getElementById(focusAfter)?.focus({ preventScroll: true });
  });
  // A press that came too early is repeated now (public/site.js).
  button.removeAttribute('data-waiting');
}
