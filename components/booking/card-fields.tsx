import { ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import { controlProps, Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

const heading = 'Card details (you can skip these)';
const inputs = [
  { id: 'card-number', label: 'Card number', inputMode: 'numeric', className: 'basis-full' },
  { id: 'card-expiry', label: 'Expiry', inputMode: 'numeric', className: 'basis-32' },
  { id: 'card-cvv', label: 'CVV', inputMode: 'numeric', className: 'basis-32' },
  { id: 'card-name', label: 'Name on card', inputMode: 'text', className: 'basis-full' },
] as const;

/**
 * The specification's four card fields. Nothing is charged, so their values exist only in the inputs. These have no
 * names and aren't registered, so no form data, state or draft has them. They disappear with the step, and leaving the
 * page clears them before it enters the back/forward cache. They are collapsed, because a page looks like phishing if
 * it asks for a card number and promises to forget it. Browsers shouldn't offer a stored card for fields that do
 * nothing, so these aren't `cc-number` and so on, which WCAG 1.3.5 requires only where data is collected. Disabled
 * fields would look broken.
 */
export function CardFields() {
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const clear = () => fieldset.current?.querySelectorAll('input').forEach((input) => (input.value = ''));
    window.addEventListener('pagehide', clear);
    return () => window.removeEventListener('pagehide', clear);
  }, []);

  return (
    <details className="mt-3 border-y border-line print:hidden">
      <summary className="min-h-12 justify-between gap-x-2">
        <span className="text-small">{heading}</span>
        <Icon of={ChevronDown} className="size-5 shrink-0" />
      </summary>
      <fieldset ref={fieldset} aria-describedby="card-note" className="pb-4">
        <legend className="sr-only">{heading}</legend>
        <p id="card-note" className="max-w-measure text-small text-soft">
          You pay at the end of the visit, so leave these empty. Nothing you type here is charged, stored, or
          sent.
        </p>
        <div className="mt-3 flex max-w-column flex-wrap gap-4 *:grow">
          {inputs.map(({ id, label, inputMode, className }) => (
            <Field key={id} parts={{ id, label }} className={className}>
              <input
                {...controlProps({ id, label })}
                inputMode={inputMode}
                enterKeyHint={id === 'card-name' ? 'done' : 'next'}
                autoComplete="off"
                spellCheck={false}
              />
            </Field>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
