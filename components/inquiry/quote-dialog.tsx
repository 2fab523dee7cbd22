import { Dialog } from '@/components/ui/dialog';
import { InquiryForm, type InquiryFormProps } from './inquiry-form';

/** The `Free quote` buttons name this id; see components/ui/dialog.tsx. */
const dialogId = 'quote-dialog';

/** The quote form behind every `Free quote` button. It also opens before hydration. */
export function QuoteDialog(props: Omit<InquiryFormProps, 'kind' | 'prefix'>) {
  const { heading, intro, close } = props.texts.quote;
  return (
    <Dialog id={dialogId} heading={heading} close={close}>
      <p className="mt-2 mb-4 text-soft">{intro}</p>
      <InquiryForm {...props} kind="quote" prefix={dialogId} />
    </Dialog>
  );
}
