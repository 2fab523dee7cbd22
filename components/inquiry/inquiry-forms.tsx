import { Dialog } from '@/components/ui/dialog';
import type { SiteContent } from '@/lib/content/load/site-content';
import { controlsOf } from '@/lib/forms/fields';
import { contactFields, quoteFields } from '@/lib/forms/inquiry-fields';
import { InquiryForm } from './inquiry-form';

type Content = Pick<SiteContent, 'forms' | 'request' | 'business'>;

/** What a form needs in the browser; without the schemas, which load when a visitor fills in a form. */
const shared = ({ forms, request, business: { phone, email } }: Content) => ({
  texts: forms,
  request,
  business: { phone, email },
});
const quoteControls = controlsOf(quoteFields);
const contactControls = controlsOf(contactFields);

/** Asks for a quote. Its heading has the id `${prefix}-heading`. */
export function QuoteForm({ content, prefix }: { content: Content; prefix: string }) {
  return <InquiryForm kind="quote" {...shared(content)} fields={quoteControls} prefix={prefix} />;
}

/** Sends a message. Its heading has the id `${prefix}-heading`. */
export function ContactForm({ content, prefix }: { content: Content; prefix: string }) {
  return <InquiryForm kind="contact" {...shared(content)} fields={contactControls} prefix={prefix} />;
}

/** The `Free quote` buttons name this id; see components/ui/dialog.tsx. */
const dialogId = 'quote-dialog';

/** The quote form behind every `Free quote` button. It also opens before hydration. */
export function QuoteDialog({ content }: { content: Content }) {
  const { heading, intro, close } = content.forms.quote;
  return (
    <Dialog id={dialogId} heading={heading} close={close}>
      <p className="mt-2 mb-4 text-soft">{intro}</p>
      <QuoteForm content={content} prefix={dialogId} />
    </Dialog>
  );
}
