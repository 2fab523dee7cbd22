import { ContactText } from '@/components/site/contact-text';
import { useWizard } from './booking-context';

/** A text with the business's phone number and email address as links. */
export function WizardText({ text }: { text: string }) {
  const { shop } = useWizard();
  return <ContactText text={text} contact={shop} />;
}
