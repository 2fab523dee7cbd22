import { Dialog } from '@/components/ui/dialog';
import { QuoteForm, type EnquiryFormProps } from './enquiry-form';

/** What every `Free quote` button names; see components/site/free-quote-button.tsx. */
const dialogId = 'quote-dialog';

/**
 * The quote form over the page, behind every `Free quote` button. It is in the page from the start, so it
 * opens before hydration too.
 */
export function QuoteDialog(props: Omit<EnquiryFormProps, 'prefix' | 'labelledBy'>) {
  const { heading, intro, close } = props.words.quote;
  return (
    <Dialog id={dialogId} heading={heading} close={close}>
      <p className="mt-1 mb-2 text-soft">{intro}</p>
      <QuoteForm {...props} prefix={dialogId} labelledBy={`${dialogId}-heading`} />
    </Dialog>
  );
}
