'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
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
import { loadEnd, useInquiry, type Ended, type InquiryStep } from './use-inquiry';

type Props = {
  kind: InquiryKind;
  /** The prefix of ids, because a page can have several forms. The form's heading has the id `${prefix}-heading`. */
  prefix: string;
  /** The form's fields. Their schema isn't here, because it loads with `loadEnd`. */
  fields: readonly Control[];
  appliances: Choices['options'];
  firstAid: RequestResultProps['firstAid'];
  business: RequestResultProps['business'];
};

/**
 * A quote form or contact form with the browser's own validation. At the end, the ways to send the request replace it.
 * No field is required, and nothing is sent by default. We don't use react-hook-form here
 * (docs/decisions/forms-without-a-library.md).
 */
export function InquiryForm(props: Props) {
  const { kind, prefix, business } = props;
  const form = useRef<HTMLFormElement>(null);
  const { messages, nativeForm } = useMessages();
  const { state, submit, askAgain, clearEmpty } = useInquiry(kind, business);
  const { withoutScript, note } = notesFor(business);
  useUnfoldedAnswers(form);

  // A failure to load matters only at `submit`, which reports it.
  const prepare = () => void loadEnd().catch(() => undefined);

  function change() {
    askAgain();
    form.current?.focus();
  }

  return (
    <div>
      <form
        ref={form}
        id={`${prefix}-form`}
        {...nativeForm}
        tabIndex={-1}
        aria-labelledby={`${prefix}-heading`}
        hidden={state.step === 'ended'}
        onSubmit={submit}
        onPointerEnter={prepare}
        onFocus={prepare}
        onInput={({ target }) => {
          // An empty form lacks the appliance, a select, or the problem, a text area.
          if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) clearEmpty();
        }}
      >
        <p className="hidden noscript:block mb-3 font-semibold">
          <ContactText text={withoutScript} contact={business} />
        </p>
        <InquiryFields {...props} messages={messages} />
        <p id={`${prefix}-note`} className="noscript:hidden mt-3 text-small text-soft">
          {sendingWords?.inquiry ?? note}
        </p>
        {/* The status is above the button, because a dialog's edge could hide it below. */}
        <Status step={state.step} business={business} />
        <Button type="submit" aria-describedby={`${prefix}-note`} className="noscript:hidden mt-3 w-full">
          {kind === 'quote' ? 'Get my free quote' : 'Send message'}
        </Button>
      </form>
      {state.step === 'ended' && <End {...props} ended={state} onChange={change} />}
    </div>
  );
}

/** The browser's own messages by the name of their field, and the attributes of a form that reports them. */
function useMessages() {
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const nativeForm = useNativeForm({
    showMessage: (name, message) => setMessages((before) => ({ ...before, [name]: message })),
  });
  return { messages, nativeForm };
}

/** Unfolds a form that the browser has filled in again, as after Back. */
function useUnfoldedAnswers(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { current } = form;
    const isFilledIn = current && [...new FormData(current).values()].some(Boolean);
    if (isFilledIn) current.closest('details')?.setAttribute('open', '');
  }, [form]);
}

type EndProps = Pick<Props, 'firstAid' | 'business'> & { ended: Ended; onChange: () => void };

/** The request at the end of the form. It warns a visitor whom we can't reach. */
function End({ firstAid, business, ended, onChange }: EndProps) {
  const { Panel, way } = ended;
  const { summary, isReachable } = ended.inquiry;
  const changeButton = (
    <Button variant="quiet" onClick={onChange}>
      Change my answers
    </Button>
  );
  const warning = (
    <div className="mt-2 max-w-measure border-l-4 border-wrong pl-4 print:hidden">
      <p className="font-semibold">
        We need a phone number or an email address to reply. Change your answers, or call us.
      </p>
      {changeButton}
    </div>
  );
  return (
    <Panel
      key={summary.reference}
      summary={summary}
      way={way}
      firstAid={firstAid}
      business={business}
      warning={isReachable ? undefined : warning}
    >
      {isReachable && changeButton}
    </Panel>
  );
}

/** Short fields, two per row if the form is wide enough. In the quote form, so is the date next to the name. */
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
      {fields.map((field) => {
        const isHalf = halves.has(field.name) || (kind === 'quote' && field.kind === 'date');
        return (
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
            className={isHalf ? '' : 'col-span-full'}
          />
        );
      })}
    </div>
  );
}

/** Says why the form hasn't gone on. Screen readers announce it. */
function Status({ step, business }: Pick<Props, 'business'> & { step: InquiryStep }) {
  const texts: Partial<Record<InquiryStep, string>> = {
    waiting: 'One moment. We’re putting your request together.',
    failed: `Part of this page didn’t load, but your answers are still here. Try again, or call ${business.phone}.`,
    empty: 'Please choose an appliance or describe the problem.',
  };
  const text = texts[step];
  return (
    <p role="status" className={step === 'empty' ? 'text-wrong' : ''}>
      {text && (
        <span className="mt-2 block font-medium">
          <ContactText text={text} contact={business} />
        </span>
      )}
    </p>
  );
}

/** Returns a text for browsers without scripts, and a text that says what the button does. */
function notesFor({ phone, email, textable }: Props['business']) {
  const callOrEmail = email ? `call ${phone} or email ${email}` : `call ${phone}`;
  const apps: string[] = [];
  if (textable) apps.push('a text');
  if (email) apps.push('an email');
  const opensApp = `This opens ${apps.join(' or ')} with your request filled in. You just press Send.`;
  const calls = `This calls ${phone}. You can tell us what you entered here.`;
  return {
    withoutScript: `This form needs JavaScript. Please ${callOrEmail} instead.`,
    note: apps.length > 0 ? opensApp : calls,
  };
}
