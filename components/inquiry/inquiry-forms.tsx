import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { ContactText, type ContactDetails } from '@/components/site/contact-text';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { SiteContent } from '@/lib/content/load';
import { controlsOf } from '@/lib/forms/fields';
import { inquiryFields, type InquiryKind } from '@/lib/forms/inquiry-fields';
import type { Shop } from '@/lib/hours/shop';
import { InquiryForm } from './inquiry-form';

type Source = { content: SiteContent; shop: Shop };
type Props = Source & { kind: InquiryKind; prefix: string; children?: ReactNode };

/**
 * Asks for a quote, or sends a message. Its heading has the id `${prefix}-heading`. `children` are the introduction,
 * which disappears with the questions.
 */
export function Inquiry({ kind, content: { firstAid, services }, shop, prefix, children }: Props) {
  return (
    <InquiryForm
      kind={kind}
      prefix={prefix}
      fields={controlsOf(inquiryFields[kind])}
      appliances={applianceOptions(kind, services)}
      firstAid={firstAid}
      shop={shop}
    >
      {children}
    </InquiryForm>
  );
}

function WithoutScript({ contact }: { contact: ContactDetails }) {
  const { phone, email } = contact;
  const text = `This form needs JavaScript. Please call ${phone}${email ? ` or email ${email}` : ''} instead.`;
  return (
    <p className="hidden noscript:block mb-3 font-semibold">
      <ContactText text={text} contact={contact} />
    </p>
  );
}

/** The appliances to choose from. An appliance can have another name in the quote form, or none in the forms. */
function applianceOptions(kind: InquiryKind, services: SiteContent['services']) {
  const appliances = services.flatMap((service) => service.appliances);
  const names = appliances.map(({ name, quoteName = name }) => (kind === 'quote' ? quoteName : name));
  return [...names, 'Other']
    .filter((name) => name !== undefined)
    .map((name) => ({ value: name, label: name }));
}

/** The `Free quote` button of components/home/contact-section.tsx opens the dialog with this id. */
const dialogId = 'quote-dialog';

/** The quote form behind the `Free quote` button. It also opens before hydration. */
export function QuoteDialog({ content, shop }: Source) {
  return (
    <Dialog id={dialogId} heading="Free quote">
      <WithoutScript contact={shop} />
      <Inquiry kind="quote" content={content} shop={shop} prefix={dialogId}>
        <p className="mt-2 mb-4 text-soft">{content.home.quote.note}</p>
      </Inquiry>
    </Dialog>
  );
}

/** The folded quote form, for people who only want to know what a repair costs. */
export function Quote({ content, shop }: Source) {
  const { question, note } = content.home.quote;
  return (
    <>
      <details id="quote" className="mt-6 mb-3 border-y border-control/40 print:hidden">
        <summary className="min-h-14 flex-wrap gap-x-3 py-2">
          <h3 id="quote-form-heading">{question}</h3>
          <span className="flex items-center gap-1 font-semibold underline underline-offset-4">
            Free quote
            <Icon of={ChevronDown} className="size-5" />
          </span>
        </summary>
        <div className="max-w-column pb-6">
          <Inquiry kind="quote" content={content} shop={shop} prefix="quote-form">
            <p className="mb-4 text-small text-soft">{note}</p>
          </Inquiry>
        </div>
      </details>
      {/* Without scripts, a link can't unfold the form, so the sentence is below it. */}
      <WithoutScript contact={shop} />
    </>
  );
}

export function ContactForm({ content, shop }: Source) {
  return (
    <>
      <WithoutScript contact={shop} />
      <Inquiry kind="contact" content={content} shop={shop} prefix="contact-form" />
    </>
  );
}
