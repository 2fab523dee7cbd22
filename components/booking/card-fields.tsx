import { ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { controlProps, Field } from '@/components/ui/field';
import type { CheckoutWords } from '@/lib/content/checkout';

const inputs = [
  { id: 'number', inputMode: 'numeric', className: 'sm:col-span-2' },
  { id: 'expiry', inputMode: 'numeric', className: '' },
  { id: 'cvv', inputMode: 'numeric', className: '' },
  { id: 'name', inputMode: 'text', className: 'sm:col-span-2' },
] as const;

/**
 * The specification's four card fields, collapsed because nobody needs them. Their values exist
 * only in the inputs: without a name they are in no form data, and leaving the step or the page
 * clears them. See docs/decisions/card-fields.md.
 */
export function CardFields({ words }: { words: CheckoutWords['check']['card'] }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const card = fieldset.current;
    const clear = () => card?.querySelectorAll('input').forEach((input) => (input.value = ''));
    window.addEventListener('pagehide', clear);
    return () => {
      window.removeEventListener('pagehide', clear);
      clear();
    };
  }, []);

  return (
    <details className="group mt-4 border-y border-line print:hidden">
      <summary className="flex min-h-6 cursor-pointer list-none items-center justify-between gap-x-1">
        <span className="font-display text-h3 font-bold">{words.heading}</span>
        <Icon of={ChevronDown} className="size-2 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset ref={fieldset} aria-describedby="card-note" className="pb-2">
        <legend className="sr-only">{words.heading}</legend>
        <p id="card-note" className="max-w-measure text-small text-soft">
          {words.note}
        </p>
        <div className="mt-1.5 grid max-w-column gap-2 sm:grid-cols-2">
          {inputs.map(({ id, inputMode, className }) => {
            const field = { id: `card-${id}`, label: words[id] };
            return (
              <Field key={id} words={field} className={className}>
                <input
                  {...controlProps(field)}
                  type="text"
                  inputMode={inputMode}
                  autoComplete="off"
                  spellCheck={false}
                />
              </Field>
            );
          })}
        </div>
      </fieldset>
    </details>
  );
}
