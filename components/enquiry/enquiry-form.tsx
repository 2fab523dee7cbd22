'use client';

import { useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { HandOffPanelProps } from '@/components/hand-off/hand-off-panel';
import { Button } from '@/components/ui/button';
import { useNativeMessages } from '@/components/ui/use-native-messages';
import type { FormWords } from '@/lib/content/forms';
import type { Field } from '@/lib/forms/field';
import type { EnquiryKind } from './enquiry-end';
import { EnquiryField } from './enquiry-field';
import { useEnquiry } from './use-enquiry';
import { useFormRules } from './use-form-rules';
import { useOpeningAfterPaint } from './use-opening-after-paint';
import { usePhoneNotice } from './use-phone-notice';
import { useWantedAppliance } from './use-wanted-appliance';

/** What the page hands to a quote form or a contact form. */
export type EnquiryFormProps = {
  /** Begins the ids, so that two forms may stand on one page: "hero-quote". */
  prefix: string;
  /** Id of the heading that gives the form its name. */
  labelledBy: string;
  words: FormWords;
  handOff: HandOffPanelProps['words'];
  business: HandOffPanelProps['business'];
};

type Props = EnquiryFormProps & {
  kind: EnquiryKind;
  questions: readonly { field: Field; label: string }[];
  /** Id of the dialog around the form: whoever opens it may bring an appliance along. */
  openedBy?: string;
};

/** Short answers: two of them stand side by side where the form, not the screen, has room. */
const halves = ['firstName', 'lastName', 'phone', 'email'];

/**
 * What the quote forms and the contact form have in common: the questions with the browser's own checks, then, in their
 * place, the ways to hand the request over. Nothing is required and nothing is sent.
 */
export function EnquiryForm(props: Props) {
  const { kind, questions, prefix, labelledBy, words, handOff, business, openedBy } = props;
  const form = useRef<HTMLFormElement>(null);
  const rules = useFormRules();
  const native = useNativeMessages();
  const phone = usePhoneNotice(words.phoneHint);
  const enquiry = useEnquiry({ kind, rules, words, referenceLabel: handOff.reference });
  useWantedAppliance(form, openedBy);
  useOpeningAfterPaint(openedBy);
  const { state } = enquiry;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void enquiry.finish(event.currentTarget);
  }

  function change() {
    flushSync(enquiry.change);
    form.current?.focus();
  }

  return (
    <div>
      <form
        ref={form}
        method="dialog"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        data-waiting={rules.isReady ? undefined : ''}
        hidden={state.step === 'ended'}
        onSubmit={submit}
        onPointerEnter={enquiry.prepare}
        onFocus={enquiry.prepare}
        onBlur={phone.onBlur}
        {...native.handlers}
      >
        <div className="grid grid-pairs gap-1.5">
          {questions.map(({ field, label }) => (
            <EnquiryField
              key={field.name}
              field={field}
              prefix={prefix}
              label={label}
              error={native.messages[field.name]}
              notice={field.name === 'phone' ? phone.notice : undefined}
              rules={rules}
              choices={{ empty: words.chooseAppliance, options: words.applianceTypes[kind] }}
              className={halves.includes(field.name) ? '' : 'col-span-full'}
            />
          ))}
        </div>
        <p className="mt-1.5 text-small text-soft">{words.nothingSent}</p>
        <Button type="submit" className="with-script mt-1.5 w-full">
          {words[kind].button}
        </Button>
        <p className="without-script mt-1.5 font-semibold">{words.withoutScript}</p>
        <p role="status" className="mt-1 font-medium empty:mt-0">
          {state.step === 'waiting' && <span>{words.waiting}</span>}
          {state.step === 'failed' && <span>{words.failed}</span>}
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
        >
          <Button variant="quiet" className="-ml-2.5" onClick={change}>
            {words.change}
          </Button>
        </state.Panel>
      )}
    </div>
  );
}
