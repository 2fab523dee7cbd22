import { informationFields, type InformationName, type RawInformation } from '@/lib/booking/fields';
import { heldAnswers } from '@/lib/forms/held-value';
import { cleanAnswer } from '@/lib/text/plain-text';

const isInformationName = (name: string): name is InformationName => name in informationFields;

/** The names of step 2's controls, in their order. */
export const informationNames = Object.keys(informationFields).filter(isInformationName);

/** What the controls of step 2 hold: also what was put in without any event. */
export function readInformation(form: HTMLFormElement): RawInformation {
  const data = new FormData(form);
  return heldAnswers(informationFields, (name) => data.get(name));
}

const isText = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && target.type !== 'date') || target instanceof HTMLTextAreaElement;

/** Takes the blanks off the ends of a text control, so that the browser takes blanks alone for nothing. */
export function trimControl(control: unknown): void {
  if (!isText(control)) return;
  const clean = cleanAnswer(control.value);
  if (clean !== control.value) control.value = clean;
}

/** The same for every control of a form: before the browser checks it. */
export function trimForm(form: HTMLFormElement): void {
  for (const control of form.elements) trimControl(control);
}
