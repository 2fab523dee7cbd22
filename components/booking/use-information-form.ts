import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useForm, type UseFormSetValue } from 'react-hook-form';
import { useNativeForm } from '@/components/forms/native-form';
import { useCity } from '@/components/location/city';
import { isInformationName, newRequestSchema } from '@/lib/booking/fields';
import type { Information, RawInformation } from '@/lib/booking/fields';
import { stateCode } from '@/lib/area/states';
import { useWizard } from './booking-context';

/**
 * The form of step 2. The browser validates first and provides the messages; then the schema does,
 * from the same definitions.
 */
export function useInformationForm() {
  const { store } = useWizard();
  const [validate] = useState(() =>
    standardSchemaResolver<RawInformation, unknown, Information>(newRequestSchema(store.today())),
  );
  const form = useForm<RawInformation, unknown, Information>({
    resolver: (values, ...options) => validate(store.typed() ?? values, ...options),
    defaultValues: store.getState().booking.answers,
    // Between submits, native validation keeps the messages up to date.
    reValidateMode: 'onSubmit',
  });
  const { clearErrors, handleSubmit, setError, setValue } = form;

  const nativeForm = useNativeForm((name, message) => {
    if (!isInformationName(name)) return;
    if (message) setError(name, { message });
    else clearErrors(name);
  });

  useDetectedPlace(setValue);

  const onSubmit = (event: FormEvent) => void handleSubmit(store.continueWith)(event);
  const keeping = { onInput: store.keep, onClick: store.keep, onBlur: store.keep };
  return { form, props: { ...nativeForm, ...keeping, onSubmit } };
}

/**
 * Fills in the detected city and state. A later, better detection may replace an earlier one, but
 * never what the visitor typed or is about to type.
 */
function useDetectedPlace(setValue: UseFormSetValue<RawInformation>) {
  const { store, rules } = useWizard();
  const detected = useCity();
  const filled = useRef({ city: '', state: '' });

  const fillIn = useEffectEvent(() => {
    const state = stateCode(detected);
    // A look-up that knows only the state gives its name for the city's.
    const city = detected.city === detected.state ? '' : detected.city;
    const shown = store.typed();
    if (!shown || !state || !rules.statesServed.includes(state)) return;
    const isOurs = shown.city.trim() === filled.current.city && shown.state === filled.current.state;
    const isTyping = document.activeElement?.matches('[name="city"], [name="state"]');
    if (!isOurs || isTyping || (city === shown.city && state === shown.state)) return;
    filled.current = { city, state };
    setValue('city', city);
    setValue('state', state);
    store.fillPlace();
  });
  useEffect(() => fillIn(), [detected]);
}
