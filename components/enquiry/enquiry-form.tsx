'use client';

import { useMemo, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEarlyInput } from '@/components/forms/early-input';
import { nextOnEnter } from '@/components/forms/enter-key';
import { FormField } from '@/components/forms/form-field';
import { useNativeMessages } from '@/components/forms/native-messages';
import type { HandOffPanelProps } from '@/components/hand-off/hand-off-panel';
import { Button } from '@/components/ui/button';
import { useIsReady } from '@/components/ui/use-is-ready';
import type { FormWords } from '@/lib/content/forms';
import type { FormRules } from '@/lib/forms/attributes';
import { chicagoDate } from '@/lib/forms/dates';
import { emailCheckOf } from '@/lib/forms/email-check';
import { contactFields, quoteFields } from '@/lib/forms/enquiry-fields';
import { isUnusualPhone } from '@/lib/forms/hints';
import type { Enquiry, EnquiryKind } from './enquiry-end';

/** Props of a quote form or contact form. */
export type EnquiryFormProps = {
  kind: EnquiryKind;
  /** Prefix of ids, for several forms on one page. The form's heading has the id `${prefix}-heading`. */
  prefix: string;
  words: FormWords;
  handOff: HandOffPanelProps['words'];
  business: HandOffPanelProps['business'];
};

/** Schema, summary and final panel: loaded when a visitor starts to fill in the form. */
const loadEnd = () => import('./enquiry-end');

type State =
  | { step: 'asking' | 'waiting' | 'failed' | 'empty' }
  | { step: 'ended'; enquiry: Enquiry; Panel: Awaited<ReturnType<typeof loadEnd>>['Panel'] };

/** Short fields, two per row if the form is wide enough. */
const halves = ['firstName', 'lastName', 'phone', 'email'];

/**
 * A quote form or contact form with the browser's own validation, replaced at the end by the
 * options to send the request. No field is required, and nothing is sent by default.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, prefix, words, handOff, business } = props;
  const element = useRef<HTMLFormElement>(null);
  const rules = useFormRules();
  const { messages, handlers } = useNativeMessages();
  const [isPhoneUnusual, setPhoneUnusual] = useState(false);
  const [state, setState] = useState<State>({ step: 'asking' });
  const isBusy = useRef(false);
  const fields = kind === 'quote' ? Object.values(quoteFields) : Object.values(contactFields);
  useEarlyInput(fields.map(({ name }) => `${prefix}-${name}`));
  const options = words.applianceTypes[kind].map((type) => ({ value: type, label: type }));

  async function finish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current || !rules) return;
    isBusy.current = true;
    const data = new FormData(event.currentTarget);
    setState({ step: 'asking' });
    // Only if loading is slow: a message that flashes by can't be read.
    const slow = setTimeout(() => setState({ step: 'waiting' }), 300);
    try {
      const { enquiryFrom, deliver, Panel } = await loadEnd();
      const enquiry = enquiryFrom({ kind, data, rules, words, referenceLabel: handOff.reference });
      if (!enquiry) setState({ step: 'failed' });
      else if (enquiry === 'empty') setState({ step: 'empty' });
      else {
        deliver?.(enquiry.summary, handOff);
        setState({ step: 'ended', enquiry, Panel });
      }
    } catch {
      setState({ step: 'failed' });
    } finally {
      clearTimeout(slow);
      isBusy.current = false;
    }
  }

  // `finish` shows a failure, when it matters.
  const prepare = () => void loadEnd().catch(() => undefined);

  function change() {
    flushSync(() => setState({ step: 'asking' }));
    element.current?.focus();
  }
  const changeButton = (
    <Button variant="quiet" className="-ml-2.5" onClick={change}>
      {words.change}
    </Button>
  );

  return (
    <div>
      <form
        ref={element}
        method="dialog"
        tabIndex={-1}
        aria-labelledby={`${prefix}-heading`}
        data-waiting={rules ? undefined : ''}
        hidden={state.step === 'ended'}
        onSubmit={(event) => void finish(event)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onBlur={({ target }: FocusEvent) => {
          if (target instanceof HTMLInputElement && target.name === 'phone')
            setPhoneUnusual(isUnusualPhone(target.value));
        }}
        {...handlers}
        {...nextOnEnter}
      >
        <div className="grid grid-pairs gap-1.5">
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              words={{
                id: `${prefix}-${field.name}`,
                label: words.labels[field.name],
                error: messages[field.name],
                notice: field.name === 'phone' && isPhoneUnusual ? words.phoneHint : undefined,
              }}
              rules={rules ?? {}}
              choices={{ empty: words.chooseAppliance, options }}
              className={halves.includes(field.name) ? '' : 'col-span-full'}
            />
          ))}
        </div>
        <p id={`${prefix}-note`} className="mt-1.5 text-small text-soft">
          {words.nothingSent}
        </p>
        <Button type="submit" aria-describedby={`${prefix}-note`} className="with-script mt-1.5 w-full">
          {words[kind].button}
        </Button>
        <p className="without-script mt-1.5 font-semibold">{words.withoutScript}</p>
        <p role="status" className="mt-1 font-medium empty:mt-0">
          {state.step === 'waiting' && <span>{words.waiting}</span>}
          {state.step === 'failed' && <span>{words.failed}</span>}
          {state.step === 'empty' && <span>{words.empty}</span>}
        </p>
      </form>
      {state.step === 'ended' && (
        <state.Panel
          key={state.enquiry.summary.reference}
          summary={state.enquiry.summary}
          place={state.enquiry.place}
          words={handOff}
          business={business}
          level={3}
          warning={
            state.enquiry.isReachable ? undefined : (
              <div className="mt-1 max-w-measure border-l-4 border-wrong pl-2 print:hidden">
                <p className="font-semibold">{words.noContact}</p>
                {changeButton}
              </div>
            )
          }
        >
          {state.enquiry.isReachable && changeButton}
        </state.Panel>
      )}
    </div>
  );
}

const isEmail = (value: string) => emailCheckOf(document.createElement('input'))(value);

/** Today's date and the browser's email validation. Undefined until hydration. */
function useFormRules(): FormRules | undefined {
  const isReady = useIsReady();
  return useMemo(() => (isReady ? { minDate: chicagoDate(new Date()), isEmail } : undefined), [isReady]);
}
