import { Dialog } from '@/components/ui/dialog';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';

/** What every `Free quote` button names; see components/ui/dialog.tsx. */
const dialogId = 'quote-dialog';

/**
 * The quote form over the page, behind every `Free quote` button. It is in the page from the start, so it
 * opens before hydration too.
 */
export function QuoteDialog(props: Omit<EnquiryFormProps, 'kind' | 'prefix' | 'labelledBy'>) {
  const { heading, intro, close } = props.words.quote;
  return (
    <Dialog id={dialogId} heading={heading} close={close}>
      <p className="mt-1 mb-2 text-soft">{intro}</p>
      <EnquiryForm {...props} kind="quote" prefix={dialogId} labelledBy={`${dialogId}-heading`} />
    </Dialog>
  );
}
