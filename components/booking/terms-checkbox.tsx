'use client';

import { TextLink } from '@/components/ui/text-link';
import type { CheckoutWords } from '@/lib/content/checkout';

type Props = { words: CheckoutWords['check']['terms']; href: string; error: string | undefined };

/** The one thing that step 3 requires. The terms open in a tab of their own, so nothing here is lost. */
export function TermsCheckbox({ words, href, error }: Props) {
  return (
    <div className="mt-4">
      <div className="flex items-start gap-1.5">
        <input
          id="booking-terms"
          name="terms"
          type="checkbox"
          required
          aria-describedby={error ? 'booking-terms-error' : undefined}
          aria-invalid={error ? true : undefined}
          className="mt-1.5 size-3 shrink-0"
        />
        <label htmlFor="booking-terms" className="min-h-5.5 grow py-1">
          <span>{`${words.before} `}</span>
          <TextLink href={href} target="_blank" rel="noopener" className="font-semibold">
            <span>{words.link}</span>
            <span className="text-small font-normal">{` ${words.newTab}`}</span>
          </TextLink>
        </label>
      </div>
      {error && (
        <p id="booking-terms-error" className="mt-0.5 text-small font-semibold text-wrong">
          {error}
        </p>
      )}
    </div>
  );
}
