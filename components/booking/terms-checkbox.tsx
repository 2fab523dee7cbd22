'use client';

import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextLink } from '@/components/ui/text-link';
import type { CheckoutWords } from '@/lib/content/checkout';

type Props = { words: CheckoutWords['check']['terms']; href: string; error: string | undefined };

/** The one thing that step 3 requires. The terms open in a tab of their own, so nothing here is lost. */
export function TermsCheckbox({ words, href, error }: Props) {
  return (
    <div className="mt-4">
      <CheckboxField id="booking-terms" name="terms" required error={error}>
        <span>{`${words.before} `}</span>
        <TextLink href={href} target="_blank" rel="noopener" className="font-semibold">
          <span>{words.link}</span>
          <span className="text-small font-normal">{` ${words.newTab}`}</span>
        </TextLink>
      </CheckboxField>
    </div>
  );
}
