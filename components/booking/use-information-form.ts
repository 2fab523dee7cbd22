'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useNativeMessages } from '@/components/ui/use-native-messages';
import { type Information, informationSchema, type RawInformation } from '@/lib/booking/fields';
import { useBooking } from './booking-context';
import { informationNames, readInformation, trimControl, trimForm } from './form-controls';
import { useDetectedPlace } from './use-detected-place';

/**
 * The form of step 2. What counts is what its controls hold: that is read at every input, before every move and when the
 * page is left, so nothing typed, filled in by the browser or restored is lost. The browser checks first, in its own
 * words; react-hook-form then asks the schema, which is made from the same definitions as the controls.
 */
export function useInformationForm() {
  const { store, state } = useBooking();
  const ref = useRef<HTMLFormElement>(null);
  const { messages, handlers } = useNativeMessages();
  const [begin] = useState(state.draft.information);
  // What the fields held when one of them was last left: a number that is still being typed isn't unusual yet.
  const [left, setLeft] = useState(begin);
  const { register, handleSubmit, setValue } = useForm<RawInformation, unknown, Information>({
    resolver: standardSchemaResolver(informationSchema(state.rules)),
    defaultValues: begin,
  });
  const place = useDetectedPlace(ref, store.mayFillPlace, ({ city, state: code }) => {
    setValue('city', city);
    setValue('state', code);
    store.placeFilled();
  });

  useEffect(() => {
    const form = ref.current;
    return form ? store.attachForm(() => readInformation(form)) : undefined;
  }, [store]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    trimForm(form);
    // Only a program can submit what the browser hasn't checked; its blanks are gone now, so it is checked again.
    if (!form.reportValidity()) return;
    // Autofill may have told nobody.
    const held = readInformation(form);
    for (const name of informationNames) setValue(name, held[name]);
    void handleSubmit(store.next)(event);
  }

  return {
    register,
    messages,
    left,
    /** For the form element. */
    form: {
      ref,
      onSubmit,
      onInvalidCapture: handlers.onInvalidCapture,
      onInputCapture: handlers.onInputCapture,
      onBlurCapture(event: FocusEvent<HTMLFormElement>) {
        trimControl(event.target);
        handlers.onBlurCapture(event);
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        place.touched(event.target);
        store.keep();
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        place.told(event.target);
        store.keep();
        setLeft(readInformation(event.currentTarget));
      },
    },
    /** Just before the browser checks the form: today's day, and no blanks at the ends. */
    prepare() {
      flushSync(store.rulesOfToday);
      if (ref.current) trimForm(ref.current);
    },
  };
}
