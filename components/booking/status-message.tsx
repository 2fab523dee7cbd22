import { useBooking } from './booking-context';

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
