import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { focusAndCheck, useNativeForm } from '@/components/forms/native-form';
import { useCity } from '@/components/location/city';
import { stateCode } from '@/lib/area/states';
import { wallClock } from '@/lib/hours/shop-clock';
import { informationNames, isInformationName, newRequestSchema } from '@/lib/booking/fields';
import type { Information, RawInformation } from '@/lib/booking/fields';
import { useBooking, useWizard } from './booking-context';

type Values = Pick<UseFormReturn<RawInformation>, 'getValues' | 'setValue'>;

/**
 * The form of step 2, the home of its answers while it is shown. The browser validates first and provides the
 * messages; then the schema does, from the same definitions.
 */
export function useInformationForm() {
  const { store, now } = useWizard();
  const { field } = useBooking();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<RawInformation, unknown, Information>({
    resolver: standardSchemaResolver(newRequestSchema(wallClock(now).day)),
    defaultValues: store.getState().booking.answers,
    // Between submits, native validation keeps the messages up to date.
    reValidateMode: 'onSubmit',
  });
  const { clearErrors, getValues, handleSubmit, setError, setValue } = form;

  const nativeForm = useNativeForm(
    (name, message) => {
      if (!isInformationName(name)) return;
      if (message) setError(name, { message });
      else clearErrors(name);
    },
    ({ name }, text) => isInformationName(name) && setValue(name, text),
  );

  useEffect(() => {
    const read = () => takeOver(element.current, { getValues, setValue });
    // A stored state that we no longer serve isn't in the list.
    read();
    return store.readFrom(read);
  }, [store, getValues, setValue]);
  useDetectedPlace(element, form);
  // A Change link on step 3 leads to its field. A refused move leads to the answer that is wrong.
  useEffect(() => {
    const control = `[name="${field}"]:not([type="radio"]:not(:checked))`;
    if (field) focusAndCheck(element.current?.querySelector(control));
  }, [field]);

  function onSubmit(event: FormEvent) {
    // What is judged is what is seen.
    takeOver(element.current, form);
    void handleSubmit(store.continueWith)(event);
  }
  const keeping = { onChange: store.keep, onClick: store.keep, onBlur: store.keep };
  return { form, props: { ref: element, ...nativeForm, ...keeping, onSubmit } };
}

/** Takes over what the controls hold, because browsers fill some in without an event, and returns the answers. */
function takeOver(element: HTMLFormElement | null, { getValues, setValue }: Values) {
  for (const name of informationNames) {
    const control = element?.elements.namedItem(name);
    const shown = control && 'value' in control ? control.value : undefined;
    if (typeof shown === 'string' && shown !== getValues(name)) setValue(name, shown);
  }
  return getValues();
}

/**
 * Fills in the detected city and state. A later, better detection may replace an earlier one, but
 * never what the visitor typed or is about to type.
 */
function useDetectedPlace(element: RefObject<HTMLFormElement | null>, form: Values) {
  const { store, rules } = useWizard();
  const detected = useCity();
  const filled = useRef({ city: '', state: '' });

  const fillIn = useEffectEvent(() => {
    const state = stateCode(detected);
    // A look-up that knows only the state gives its name for the city's.
    const city = detected.city === detected.state ? '' : detected.city;
    if (!state || !rules.statesServed.includes(state)) return;
    const shown = takeOver(element.current, form);
    const isOurs = shown.city.trim() === filled.current.city && shown.state === filled.current.state;
    const isTyping = document.activeElement?.matches('[name="city"], [name="state"]');
    if (!isOurs || isTyping || (city === shown.city && state === shown.state)) return;
    filled.current = { city, state };
    form.setValue('city', city);
    form.setValue('state', state);
    store.announcePlace();
  });
  useEffect(() => fillIn(), [detected]);
}
