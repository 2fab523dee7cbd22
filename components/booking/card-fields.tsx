'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { CheckoutWords } from '@/lib/content/checkout';

type CardInput = { id: 'number' | 'expiry' | 'cvv' | 'name' } & Pick<
  ComponentProps<typeof TextField>,
  'inputMode' | 'maxLength' | 'fieldClassName'
>;

const inputs: readonly CardInput[] = [
  { id: 'number', inputMode: 'numeric', fieldClassName: 'sm:col-span-2' },
  { id: 'expiry', inputMode: 'numeric' },
  { id: 'cvv', inputMode: 'numeric' },
  { id: 'name', inputMode: 'text', fieldClassName: 'sm:col-span-2' },
];

/**
 * The specification's four card fields. What is typed lives in these inputs alone and is gone with the step or the page:
 * they have no name, so no form can hold them, and nothing reads them. See docs/decisions/card-fields.md.
 */
export function CardFields({ words }: { words: CheckoutWords['check']['card'] }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const card = fieldset.current;
    const empty = () => card?.querySelectorAll('input').forEach((input) => (input.value = ''));
    window.addEventListener('pagehide', empty);
    return () => {
      window.removeEventListener('pagehide', empty);
      empty();
    };
  }, []);

  return (
    <fieldset ref={fieldset} aria-describedby="card-note" className="mt-4">
      <legend className="font-display text-h3 font-bold">{words.heading}</legend>
      <p id="card-note" className="mt-0.5 max-w-measure text-small text-soft">
        {words.note}
      </p>
      <div className="mt-1.5 grid max-w-column gap-2 sm:grid-cols-2">
        {inputs.map(({ id, ...input }) => (
          <TextField
            key={id}
            words={{ id: `card-${id}`, label: words[id] }}
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...input}
          />
        ))}
      </div>
    </fieldset>
  );
}
