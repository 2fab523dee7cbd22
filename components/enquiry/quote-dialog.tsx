import { Dialog } from '@/components/ui/dialog';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';

/** The `Free quote` buttons name this id; see components/ui/dialog.tsx. */
const dialogId = 'quote-dialog';

/** The quote form behind every `Free quote` button. It also opens before hydration. */
export function QuoteDialog(props: Omit<EnquiryFormProps, 'kind' | 'prefix'>) {
  const { heading, intro, close } = props.words.quote;
  return (
    <Dialog id={dialogId} heading={heading} close={close}>
      <p className="mt-1 mb-2 text-soft">{intro}</p>
      <EnquiryForm {...props} kind="quote" prefix={dialogId} />
    </Dialog>
  );
}
