'use client';

import { contactFields } from '@/lib/forms/enquiry-fields';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form';

/** The seven questions of the contact form. */
export function ContactForm(props: EnquiryFormProps) {
  const { labels } = props.words;
  const questions = Object.values(contactFields).map((field) => ({ field, label: labels[field.name] }));
  return <EnquiryForm kind="contact" questions={questions} {...props} />;
}
