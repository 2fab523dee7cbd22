import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject } from 'react';
import { useForm, type Resolver, type UseFormSetValue } from 'react-hook-form';
import { useCity } from '@/components/city/city';
import { focusAndCheck, useNativeForm } from '@/components/forms/native-form';
import { listedArea, type ServiceArea } from '@/lib/area/place';
import { stateCode } from '@/lib/area/states';
import {
  emptyInformation,
  isInformationName,
  newRequestSchema,
  type Information,
  type RawInformation,
} from '@/lib/booking/information-fields';
import { wallClock } from '@/lib/hours/shop-clock';
import { useBooking, useWizard } from './booking-context';

/** Returns the answers that a form shows. We read its controls, because browsers fill some in without an event. */
export const readForm = (form: HTMLFormElement | null): RawInformation => ({
  ...emptyInformation,
  ...Object.fromEntries(new FormData(form ?? undefined)),
});

/**
 * The form of step 2, which has the answers while it is shown. The browser validates first, with its own messages. Then
 * the schema does, with the same rules.
 */
export function useInformationForm() {
  const { store, shop, now } = useWizard();
  const { field } = useBooking();
  const { answers } = store.getState().booking;
  // A stored state that we no longer serve isn't in the list.
  const state = shop.statesServed.find((code) => code === answers.state) ?? '';
  const validate: Resolver<RawInformation, unknown, Information> = standardSchemaResolver(
    newRequestSchema(wallClock(now).day),
  );
  const form = useForm({
    // We validate the answers that the visitor sees, instead of the library's values.
    resolver: (_values, ...rest) => validate(readForm(element.current), ...rest),
    defaultValues: { ...answers, state },
    // Between submits, native validation keeps the messages up to date.
    reValidateMode: 'onSubmit',
  });
  const { clearErrors, handleSubmit, setError, setValue } = form;

  const nativeForm = useNativeForm({
    showMessage(name, message) {
      if (!isInformationName(name)) return;
      if (message) setError(name, { message });
      else clearErrors(name);
    },
  });

  const { ref: element } = nativeForm;
  useEffect(() => {
    const { current } = element;
    return store.readFrom(() => readForm(current));
  }, [store, element]);
  useDetectedPlace(element, setValue);
  // A Change link on step 3 leads to its field, and a refused move to the invalid answer. A group of radio buttons
  // takes the focus at the chosen one.
  useEffect(() => {
    if (!field) return;
    const named = `[name="${field}"]`;
    focusAndCheck(element.current?.querySelector(`${named}:checked, ${named}:not([type="radio"])`));
  }, [field, element]);

  // The buttons for symptoms change the description with a click.
  const savesAnswers = { onChange: store.keep, onClick: store.keep, onBlur: store.keep };
  const onSubmit = (event: FormEvent) => void handleSubmit(store.continueWith)(event);
  return { form, props: { ...nativeForm, ...savesAnswers, onSubmit } };
}

/**
 * Fills in the detected city and state. A later, better detection may replace an earlier one, but not an answer of the
 * visitor, who may also be about to type one.
 */
function useDetectedPlace(
  element: RefObject<HTMLFormElement | null>,
  setValue: UseFormSetValue<RawInformation>,
) {
  const { store, shop } = useWizard();
  const detected = useCity();
  const filled = useRef({ city: '', state: '' });

  const fillIn = useEffectEvent(() => {
    const place = servedPlace(detected, shop);
    if (!place) return;
    const { city, state } = readForm(element.current);
    const isFilledByUs = city.trim() === filled.current.city && state === filled.current.state;
    const isTyping = document.activeElement?.matches('[name="city"], [name="state"]');
    if (!isFilledByUs || isTyping) return;
    if (place.city === city && place.state === state) return;
    filled.current = place;
    setValue('city', place.city);
    setValue('state', place.state);
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
