'use client';

import { quoteFields } from '@/lib/forms/enquiry-fields';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';

/** The six questions of a quote. `openedBy` is the id of the dialog that it stands in, if it does. */
export function QuoteForm(props: EnquiryFormProps & { openedBy?: string }) {
  const { labels } = props.words;
  const questions = Object.values(quoteFields).map((field) => ({ field, label: labels[field.name] }));
  return <EnquiryForm kind="quote" questions={questions} {...props} />;
}
