import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { nextOnEnter } from '@/components/forms/enter-key';
import { nativeMessageHandlers } from '@/components/forms/native-messages';
import { useCity } from '@/components/location/city';
import {
  informationFields,
  informationNames,
  informationSchema,
  isInformationName,
  type Information,
  type RawInformation,
} from '@/lib/booking/fields';
import { placeToFill } from '@/lib/booking/place';
import { heldAnswers } from '@/lib/forms/held-value';
import { useRules, useWizard } from './booking-context';

/** The form of step 2, as react-hook-form returns it. */
export type Form = UseFormReturn<RawInformation, unknown, Information>;

/**
 * The form of step 2. react-hook-form holds the answers and messages. The browser validates first
 * and provides the messages, then the schema from the same definitions. The store saves the answers
 * when the visitor pauses typing, at every move, and on leaving the page.
 */
export function useInformationForm() {
  const { store } = useWizard();
  const rules = useRules();
  const element = useRef<HTMLFormElement>(null);
  const [initialValues] = useState(() => store.getState().booking.answers);
  const resolver = useMemo(
    () => standardSchemaResolver<RawInformation, unknown, Information>(informationSchema(rules)),
    [rules],
  );
  const form = useForm<RawInformation, unknown, Information>({
    resolver,
    defaultValues: initialValues,
    // Between submits, native validation keeps the messages up to date.
    reValidateMode: 'onSubmit',
  });
  const { getFieldState, setError, clearErrors } = form;
  const messages = nativeMessageHandlers({
    has: (name) => isInformationName(name) && getFieldState(name).invalid,
    show(name, message) {
      if (!isInformationName(name)) return;
      if (message) setError(name, { message });
      else clearErrors(name);
    },
  });
  const place = useDetectedPlace(form, element);

  const read = useEffectEvent(() => readControls(element.current, form));
  useEffect(() => store.connectForm(() => read()), [store]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    flushSync(store.refreshMinDate);
    for (const control of event.currentTarget.elements) trimControl(control);
    // Validate again: the date may have changed, and whitespace has been trimmed.
    if (!event.currentTarget.reportValidity()) return;
    readControls(event.currentTarget, form);
    void form.handleSubmit(store.continueWith)(event);
  }

  return {
    form,
    /** Props for the form element. */
    props: {
      ref: element,
      onSubmit,
      ...nextOnEnter,
      onInvalidCapture: messages.onInvalidCapture,
      onInputCapture: messages.onInputCapture,
      onInput(event: FormEvent<HTMLFormElement>) {
        place.onInput(event);
        store.collectSoon();
      },
      // In the capture phase, so that react-hook-form and the messages see the trimmed answer.
      onBlurCapture(event: FocusEvent<HTMLFormElement>) {
        trimControl(event.target);
        messages.onBlurCapture(event);
      },
    },
  };
}

/** Subscribes to the form's errors: re-renders only when `read` returns a different value. */
export function useErrors<T extends FieldValues, C, O, Selected>(
  { subscribe }: Pick<UseFormReturn<T, C, O>, 'subscribe'>,
  read: () => Selected,
): Selected {
  const onChange = useCallback(
    (notify: () => void) => subscribe({ formState: { errors: true }, callback: notify }),
    [subscribe],
  );
  return useSyncExternalStore(onChange, read, read);
}

/**
 * The current values of the controls. The only place that picks up changes without an event:
 * autofill, typing before hydration, trimmed whitespace.
 */
function readControls(element: HTMLFormElement | null, { getValues, setValue }: Form): RawInformation {
  if (!element) return getValues();
  const data = new FormData(element);
  const held = heldAnswers(informationFields, (name) => data.get(name));
  for (const name of informationNames) if (held[name] !== getValues(name)) setValue(name, held[name]);
  return held;
}

/** Trims the control itself, so that native validation also treats whitespace as empty. */
function trimControl(control: Element): void {
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type !== 'date');
  if (isText && control.value !== control.value.trim()) control.value = control.value.trim();
}

const isPlaceField = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  (target.name === 'city' || target.name === 'state');

/**
 * Fills in the detected city and state until the visitor edits either. A later, better detection
 * may replace an earlier one, but never what the visitor typed or is about to type.
 */
function useDetectedPlace(form: Form, element: RefObject<HTMLFormElement | null>) {
  const { store } = useWizard();
  const detected = useCity();
  const filled = useRef({ city: '', state: '' });
  const isEdited = useRef(false);

  const fillIn = useEffectEvent(() => {
    if (isEdited.current || isPlaceField(document.activeElement)) return;
    const answers = readControls(element.current, form);
    const isUnchanged = answers.city === filled.current.city && answers.state === filled.current.state;
    const found = placeToFill(isUnchanged ? { city: '', state: '' } : answers, detected);
    if (!found || (found.city === answers.city && found.state === answers.state)) return;
    filled.current = found;
    form.setValue('city', found.city);
    form.setValue('state', found.state);
    store.fillPlace({ ...answers, ...found });
  });
  useEffect(() => fillIn(), [detected]);

  return {
    onInput({ target }: FormEvent) {
      if (isPlaceField(target)) isEdited.current = true;
    },
  };
}
