import { ContactText } from '@/components/site/contact-text';
import { useBooking, useWizard } from './booking-context';

export function WizardText({ text }: { text: string }) {
  const { shop } = useWizard();
  return <ContactText text={text} contact={shop} />;
}

/** The reasons to trust the business: one line on phones, and a list beside the step on wide screens. */
export function TrustList({ className }: { className: string }) {
  const { trust } = useWizard();
  return (
    <ul
      className={`dotted flex flex-wrap items-baseline text-small lg:grid lg:gap-2 lg:text-body lg:*:after:hidden print:hidden ${className}`}
    >
      {trust}
    </ul>
  );
}

export const notices = {
  cleared: 'We cleared your answers.',
  undone: 'We put your answers back.',
  'place-filled': 'We filled in your city and state from your location. Please check them.',
};

/** Tells screen readers what just happened. Sighted visitors see it on the page. */
export function StatusMessage() {
  const { notice } = useBooking();
  return (
    <p role="status" className="sr-only">
      {notice && <span key={notice.kind}>{notices[notice.kind]}</span>}
    </p>
  );
}
