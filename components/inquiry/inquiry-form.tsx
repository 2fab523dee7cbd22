'use client';

import { useEffect, useRef, useState } from 'react';
import { FormField } from '@/components/forms/form-field';
import { useNativeForm } from '@/components/forms/native-form';
import { useSettled } from '@/components/forms/use-settled';
import type { RequestResultProps } from '@/components/request/request-result';
import { sendingWords } from '@/components/request/sending';
import { ContactText } from '@/components/site/contact';
import { Button } from '@/components/ui/button';
import type { Choices } from '@/components/ui/field';
import type { Control } from '@/lib/forms/fields';
import { isUnusualPhone } from '@/lib/forms/hints';
import type { InquiryKind } from '@/lib/forms/inquiry-fields';
import { loadEnd, useInquiry, type InquiryStep } from './use-inquiry';

type Props = {
  kind: InquiryKind;
  /** Prefix of ids, for several forms on one page. The form's heading has the id `${prefix}-heading`. */
  prefix: string;
  /** The form's fields, without their schema, which loads with `loadEnd`. */
  fields: readonly Control[];
  appliances: Choices['options'];
  firstAid: RequestResultProps['firstAid'];
  business: RequestResultProps['business'];
};

/**
 * A quote form or contact form with the browser's own validation, replaced at the end by the
 * options to send the request. No field is required, and nothing is sent by default. Why it goes
 * without react-hook-form: docs/decisions/forms-without-a-library.md.
 */
export function InquiryForm({ kind, prefix, fields, appliances, firstAid, business }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const nativeForm = useNativeForm({
    showMessage: (name, message) => setMessages((before) => ({ ...before, [name]: message })),
  });
  const { state, submit, askAgain, clearEmpty } = useInquiry(kind, business);

  // What the browser has filled in again, as after Back, isn't left folded.
  useEffect(() => {
    const { current: form } = element;
    if (form && [...new FormData(form).values()].some(Boolean))
      form.closest('details')?.setAttribute('open', '');
  }, []);

  const status = statusOf(state.step, business.phone);
  const { withoutScript, note } = notesOf(business);
  const linked = (text: string) => <ContactText text={text} contact={business} />;

  // `submit` shows a failure, when it matters.
  const prepare = () => void loadEnd().catch(() => undefined);

  function change() {
    askAgain();
    element.current?.focus();
  }

  const changeButton = (
    <Button variant="quiet" onClick={change}>
      Change my answers
    </Button>
  );

  return (
    <div>
      <form
        ref={element}
        id={`${prefix}-form`}
        {...nativeForm}
        tabIndex={-1}
        aria-labelledby={`${prefix}-heading`}
        hidden={state.step === 'ended'}
        onSubmit={submit}
        onPointerEnter={prepare}
        onFocus={prepare}
        onInput={({ target }) => {
          // An appliance or the problem is what an empty form lacks.
          const isMended = target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
          if (isMended) clearEmpty();
        }}
      >
        <p className="hidden noscript:block mb-3 font-semibold">{linked(withoutScript)}</p>
        <InquiryFields
          kind={kind}
          prefix={prefix}
          fields={fields}
          appliances={appliances}
          messages={messages}
        />
        <p id={`${prefix}-note`} className="noscript:hidden mt-3 text-small text-soft">
          {sendingWords?.inquiry ?? note}
        </p>
        {/* Above the button: below it, a dialog's edge could hide it. */}
        <p role="status" className={state.step === 'empty' ? 'text-wrong' : ''}>
          {status && <span className="mt-2 block font-medium">{linked(status)}</span>}
        </p>
        <Button type="submit" aria-describedby={`${prefix}-note`} className="noscript:hidden mt-3 w-full">
          {kind === 'quote' ? 'Get my free quote' : 'Send message'}
        </Button>
      </form>
      {state.step === 'ended' && (
        <state.Panel
          key={state.inquiry.summary.reference}
          summary={state.inquiry.summary}
          way={state.way}
          firstAid={firstAid}
          business={business}
          warning={
            state.inquiry.isReachable ? undefined : (
              <div className="mt-2 max-w-measure border-l-4 border-wrong pl-4 print:hidden">
                <p className="font-semibold">
                  We need a phone number or an email address to reply. Change your answers, or call us.
                </p>
                {changeButton}
              </div>
            )
          }
        >
          {state.inquiry.isReachable && changeButton}
        </state.Panel>
      )}
    </div>
  );
}

/** Short fields, two per row if the form is wide enough. In the quote form the date is next to the name. */
const halves = new Set(['firstName', 'lastName', 'name', 'phone', 'email']);

type FieldsProps = Pick<Props, 'kind' | 'prefix' | 'fields' | 'appliances'> & {
  /** The browser's own messages, by the name of the field. */
  messages: Readonly<Record<string, string>>;
};

function InquiryFields({ kind, prefix, fields, appliances, messages }: FieldsProps) {
  const [phone, setPhone] = useState('');
  const phoneHint =
    isUnusualPhone(useSettled(phone)) &&
    'This doesn’t look like a 10-digit phone number. If it’s right, leave it.';
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'phone') setPhone(target.value);
      }}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(min(13rem,100%),40%),1fr))] gap-3"
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          parts={{
            id: `${prefix}-${field.name}`,
            label: field.label,
            error: messages[field.name],
            notice: field.name === 'phone' ? phoneHint : undefined,
          }}
          choices={{ empty: 'Choose an appliance', options: appliances }}
          className={
            halves.has(field.name) || (kind === 'quote' && field.kind === 'date') ? '' : 'col-span-full'
          }
        />
      ))}
    </div>
  );
}

function statusOf(step: InquiryStep, phone: string) {
  const statuses: Partial<Record<InquiryStep, string>> = {
    waiting: 'One moment. We’re putting your request together.',
    failed: `Part of this page didn’t load, but your answers are still here. Try again, or call ${phone}.`,
    empty: 'Please choose an appliance or describe the problem.',
  };
  return statuses[step];
}

/** What the form says without a script, and what its button does. */
function notesOf({ phone, email, textable }: Props['business']) {
  const app = [textable && 'a text', email && 'an email'].filter(Boolean).join(' or ');
  return {
    withoutScript: `This form needs JavaScript. Please call ${phone}${email ? ` or email ${email}` : ''} instead.`,
    note: app
      ? `This opens ${app} with your request filled in. You just press Send.`
      : `This calls ${phone}. You can tell us what you entered here.`,
  };
}
