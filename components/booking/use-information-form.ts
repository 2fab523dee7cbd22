import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { focusAndCheck, useNativeForm } from '@/components/forms/native-form';
import { useCity } from '@/components/location/city';
import { listedArea, type ServiceArea } from '@/lib/area/service';
import { stateCode } from '@/lib/area/states';
import { wallClock } from '@/lib/hours/shop-clock';
import { informationNames, isInformationName, newRequestSchema } from '@/lib/booking/fields';
import type { Information, RawInformation } from '@/lib/booking/fields';
import { useBooking, useWizard } from './booking-context';

type Values = Pick<UseFormReturn<RawInformation>, 'getValues' | 'setValue'>;

/**
 * The form of step 2, which has the answers while it is shown. The browser validates first, with its own messages. Then
 * the schema does, with the same rules.
 */
export function useInformationForm() {
  const { store, now } = useWizard();
  const { field } = useBooking();
  const form = useForm<RawInformation, unknown, Information>({
    resolver: standardSchemaResolver(newRequestSchema(wallClock(now).day)),
    defaultValues: store.getState().booking.answers,
    // Between submits, native validation keeps the messages up to date.
    reValidateMode: 'onSubmit',
  });
  const { clearErrors, getValues, handleSubmit, setError, setValue } = form;

  const nativeForm = useNativeForm({
    showMessage(name, message) {
      if (!isInformationName(name)) return;
      if (message) setError(name, { message });
      else clearErrors(name);
    },
    setText({ name }, text) {
      if (isInformationName(name)) setValue(name, text);
    },
  });

  const { ref: element } = nativeForm;
  // The store reads the answers here while the form is shown. We read once at the start, because the browser may have
  // filled in controls before, and a stored state that we no longer serve isn't in the list, so it becomes empty.
  useEffect(() => {
    const read = () => takeOver(element.current, { getValues, setValue });
    read();
    return store.readFrom(read);
  }, [store, element, getValues, setValue]);
  useDetectedPlace(element, form);
  // A Change link on step 3 leads to its field, and a refused move to the invalid answer. A group of radio buttons takes
  // the focus at the chosen one.
  useEffect(() => {
    if (!field) return;
    const named = `[name="${field}"]`;
    focusAndCheck(element.current?.querySelector(`${named}:checked, ${named}:not([type="radio"])`));
  }, [field, element]);

  function onSubmit(event: FormEvent) {
    // We validate the answers that the visitor sees.
    takeOver(element.current, form);
    void handleSubmit(store.continueWith)(event);
  }
  // The buttons for symptoms change the description with a click.
  const savesAnswers = { onChange: store.keep, onClick: store.keep, onBlur: store.keep };
  return { form, props: { ...nativeForm, ...savesAnswers, onSubmit } };
}

/** Takes over the values of the controls, because browsers fill some in without an event. Returns the answers. */
function takeOver(element: HTMLFormElement | null, { getValues, setValue }: Values) {
  for (const name of informationNames) {
    const control = element?.elements.namedItem(name);
    const shown = control && 'value' in control ? control.value : undefined;
    if (typeof shown === 'string' && shown !== getValues(name)) setValue(name, shown);
  }
  return getValues();
}

/**
 * Fills in the detected city and state. A later, better detection may replace an earlier one, but not an answer of the
 * visitor, who may also be about to type one.
 */
function useDetectedPlace(element: RefObject<HTMLFormElement | null>, form: Values) {
  const { store, business } = useWizard();
  const detected = useCity();
  const filled = useRef({ city: '', state: '' });

  const fillIn = useEffectEvent(() => {
    const place = servedPlace(detected, business);
    if (!place) return;
    const { city, state } = takeOver(element.current, form);
    const isFilledByUs = city.trim() === filled.current.city && state === filled.current.state;
    const isTyping = document.activeElement?.matches('[name="city"], [name="state"]');
    if (!isFilledByUs || isTyping) return;
    if (place.city === city && place.state === state) return;
    filled.current = place;
    form.setValue('city', place.city);
    form.setValue('state', place.state);
    store.announcePlace();
  });
  useEffect(() => fillIn(), [detected]);
}

/** Returns the detected city, or that of a detected area, and the code of its state, if we serve that state. */
function servedPlace(detected: ReturnType<typeof useCity>, serviceArea: ServiceArea) {
  const state = stateCode(detected);
  if (!state || !serviceArea.statesServed.includes(state)) return undefined;
  return { city: listedArea(detected, serviceArea)?.city ?? detected.city, state };
}
