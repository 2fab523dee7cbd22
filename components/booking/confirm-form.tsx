'use client';

import type { FormEvent } from 'react';
import { useNativeMessages } from '@/components/ui/use-native-messages';
import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { quote } from '@/lib/pricing/quote';
import { useBooking } from './booking-context';
import { CardFields } from './card-fields';
import { StepActions } from './step-actions';
import { TermsCheckbox } from './terms-checkbox';

/** The end of step 3: the card (optional), the terms, and the button that makes the request ready. It sends nothing. */
export function ConfirmForm({ service }: { service: Service }) {
  const { words: all, store, termsHref } = useBooking();
  const words = all.check;
  const { messages, handlers } = useNativeMessages();
  const total = formatDollars(quote(service.price).total);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    store.confirm();
  }

  return (
    <form method="dialog" {...handlers} onSubmit={onSubmit}>
      {words.card.show && <CardFields words={words.card} />}
      <TermsCheckbox words={words.terms} href={termsHref} error={messages['terms']} />
      <p className="mt-2 max-w-measure font-semibold">
        {words.sum.replaceAll('{service}', () => service.name).replaceAll('{total}', () => total)}
      </p>
      <StepActions label={words.confirm} />
    </form>
  );
}
