'use client';

import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormField } from '@/components/forms/form-field';
import { useNativeForm } from '@/components/forms/native-form';
import { useSettled } from '@/components/forms/use-settled';
import type { LastScreenProps } from '@/components/request/last-screen';
import { ContactText } from '@/components/site/contact-text';
import { Button } from '@/components/ui/button';
import type { Choices } from '@/components/ui/field';
import type { Control } from '@/lib/forms/fields';
import type { InquiryKind } from '@/lib/forms/inquiry-fields';
import { phoneHint } from '@/lib/forms/phone-hint';
import { endInquiry, type EndedInquiry } from '@/lib/request/end-inquiry';
import { sendingWords } from '@/lib/request/sending-words';
import type { InquiryLastScreen } from './inquiry-last-screen';

type Props = {
  kind: InquiryKind;
  /** The prefix of ids, because a page can have several forms. The form's heading has the id `${prefix}-heading`. */
  prefix: string;
  /** The form's fields, without their schema. The browser's own validation is enough here. */
  fields: readonly Control[];
  appliances: Choices['options'];
  firstAid: LastScreenProps['firstAid'];
  shop: LastScreenProps['shop'];
  children?: ReactNode;
};

/** The form is 'ending' while its last screen loads, and 'failed' if that doesn't arrive. */
type State =
  | { phase: 'asking' | 'ending' }
  | { phase: 'failed'; inquiry: EndedInquiry }
  | { phase: 'ended'; inquiry: EndedInquiry; Screen: typeof InquiryLastScreen };

const loadLastScreen = () => import('./inquiry-last-screen');

/**
 * A quote form or contact form with the browser's own validation. Its button opens the app that sends the request,
 * and then the last screen replaces the form. No field is required, and nothing is sent by default. We don't use
 * react-hook-form here (docs/decisions/forms-without-a-library.md).
 */
export function InquiryForm(props: Props) {
  const { kind, prefix, fields, firstAid, shop } = props;
  const [state, setState] = useState<State>({ phase: 'asking' });
  // React must render at once, because this runs after the press (docs/decisions/early-presses.md).
  const show = (next: State) => flushSync(() => setState(next));
  // The browser's own messages, by the name of their field.
  const [messages, setMessages] = useState<Readonly<Record<string, string>>>({});
  const [phone, setPhone] = useState('');
  const phoneNotice = phoneHint(useSettled(phone));
  const nativeForm = useNativeForm({
    showMessage: (name, message) => setMessages((before) => ({ ...before, [name]: message })),
  });

  const { ref: form } = nativeForm;

  // The browser may have filled in a folded form again, as after Back.
  useEffect(() => {
    const { current } = form;
    const isFilledIn = current && [...new FormData(current).values()].some(Boolean);
    if (isFilledIn) current.closest('details')?.setAttribute('open', '');
  }, [form]);

  // The last screen loads when the visitor starts to fill in the form. A failure matters only at `submit`, which
  // reports it.
  const prepare = () => void loadLastScreen().catch(() => undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.phase === 'ending') return;
    // We read the controls, which also have what was typed or autofilled before hydration.
    const inquiry = endInquiry({ kind, fields, data: new FormData(event.currentTarget) }, shop);
    setState({ phase: 'ending' });
    loadLastScreen().then(
      ({ deliverFromPage, InquiryLastScreen: Screen }) => {
        void deliverFromPage(inquiry.summary);
        show({ phase: 'ended', inquiry, Screen });
      },
      () => show({ phase: 'failed', inquiry }),
    );
  }

  function change() {
    show({ phase: 'asking' });
    form.current?.focus();
  }

  return (
    <>
      <form
        {...nativeForm}
        id={`${prefix}-form`}
        tabIndex={-1}
        aria-labelledby={`${prefix}-heading`}
        hidden={state.phase === 'ended'}
        onSubmit={submit}
        onPointerEnter={prepare}
        onFocus={prepare}
        onInput={({ currentTarget }) => setPhone(String(new FormData(currentTarget).get('phone')))}
      >
        {props.children}
        <InquiryFields {...props} messages={messages} phoneNotice={phoneNotice} />
        <p id={`${prefix}-note`} className="noscript:hidden mt-3 text-small text-soft">
          {sendingWords?.inquiry ?? whatHappens(shop)}
        </p>
        {/* The status is above the button, because a dialog's edge could hide it below. */}
        <Status state={state} shop={shop} />
        <Button type="submit" aria-describedby={`${prefix}-note`} className="noscript:hidden mt-3 w-full">
          {kind === 'quote' ? 'Get my free quote' : 'Send message'}
        </Button>
      </form>
      {state.phase === 'ended' && (
        <state.Screen inquiry={state.inquiry} firstAid={firstAid} shop={shop} onChange={change} />
      )}
    </>
  );
}

/** Short fields, two per row if the form is wide enough. */
const halves = new Set(['firstName', 'lastName', 'phone', 'email']);

type FieldsProps = Pick<Props, 'prefix' | 'fields' | 'appliances'> & {
  messages: Readonly<Record<string, string>>;
  phoneNotice: string;
};

function InquiryFields({ prefix, fields, appliances, messages, phoneNotice }: FieldsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(max(min(13rem,100%),40%),1fr))] gap-3">
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          parts={{
            id: `${prefix}-${field.name}`,
            label: field.label,
            error: messages[field.name],
            notice: field.name === 'phone' ? phoneNotice : undefined,
          }}
          choices={{ empty: 'Choose an appliance', options: appliances }}
          className={halves.has(field.name) ? '' : 'col-span-full'}
        />
      ))}
    </div>
  );
}

function Status({ state, shop }: Pick<Props, 'shop'> & { state: State }) {
  const text = statusOf(state, shop.phone);
  return (
    <p role="status">
      {text && (
        <span className="mt-2 block font-medium">
          <ContactText text={text} contact={shop} />
        </span>
      )}
    </p>
  );
}

function statusOf(state: State, phone: string): string {
  if (state.phase === 'ending') return 'One moment. Your request is almost ready.';
  if (state.phase !== 'failed') return '';
  return state.inquiry.way
    ? `Part of this page didn’t load. If your app opened, press Send there. If not, try again, or call ${phone}.`
    : `Part of this page didn’t load, but your answers are still here. Try again, or call ${phone}.`;
}

/** Says what the button does, in a build that doesn't send requests itself. */
function whatHappens({ phone, email, textable }: Props['shop']) {
  const apps: string[] = [];
  if (textable) apps.push('a text');
  if (email) apps.push('an email');
  return apps.length > 0
    ? `This opens ${apps.join(' or ')} with your request filled in. You just press Send.`
    : `This calls ${phone}. You can tell us what you entered here.`;
}
