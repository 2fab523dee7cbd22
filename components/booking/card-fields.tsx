import { ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { controlProps, Field } from '@/components/ui/field';

const heading = 'Card details (you can skip these)';
const inputs = { number: 'Card number', expiry: 'Expiry', cvv: 'CVV', name: 'Name on card' };

/**
 * The specification's four card fields, collapsed because nobody needs them. Their values exist
 * only in the inputs: without a name they are in no form data, leaving the step removes them, and
 * leaving the page clears them. See docs/decisions/card-fields.md.
 */
export function CardFields() {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const clear = () => fieldset.current?.querySelectorAll('input').forEach((input) => (input.value = ''));
    window.addEventListener('pagehide', clear);
    return () => window.removeEventListener('pagehide', clear);
  }, []);

  return (
    <details className="group mt-3 border-y border-line print:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-x-2">
        <span className="text-small">{heading}</span>
        <Icon of={ChevronDown} className="size-4 shrink-0 fades group-open:rotate-180" />
      </summary>
      <fieldset ref={fieldset} aria-describedby="card-note" className="pb-4">
        <legend className="sr-only">{heading}</legend>
        <p id="card-note" className="max-w-measure text-small text-soft">
          You pay at the end of the visit, so leave these empty. Nothing you type here is charged, stored, or
          sent.
        </p>
        <div className="mt-3 grid max-w-column gap-4 sm:grid-cols-2">
          {Object.entries(inputs).map(([id, label]) => {
            const field = { id: `card-${id}`, label };
            const inputMode = id === 'name' ? 'text' : 'numeric';
            const isShort = id === 'expiry' || id === 'cvv';
            return (
              <Field key={id} parts={field} className={isShort ? '' : 'sm:col-span-2'}>
                <input
                  {...controlProps(field)}
                  inputMode={inputMode}
                  enterKeyHint={id === 'name' ? 'done' : 'next'}
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
