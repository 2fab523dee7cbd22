'use client';

import { ContactText, PhoneLink, type Contact } from '@/components/site/contact';
import { useNow } from '@/components/site/use-now';
import type { HomeTexts } from '@/lib/content/schemas/home';
import { openState, type Opening } from '@/lib/hours/opening-hours';
import { status, type StatusFacts } from '@/lib/hours/status';

type Props = {
  facts: StatusFacts;
  texts: HomeTexts['hero']['status'];
  contact: Contact;
  /** In the prerendered page. */
  hours: string;
};

/** "Open until 9 PM. Book before noon: we can usually come today.", once hydrated. Keeps as many lines as it ever needs. */
export function StatusLine({ facts, texts, contact, hours }: Props) {
  const now = useNow();
  const { isOpen, state, then, call } = now ? status(facts, texts, now) : { state: hours };
  return (
    // A new element for a new text: changed text in the old one would count as a layout shift.
    <p
      key={state}
      className="min-h-[2lh] pl-5 text-small md:max-lg:min-h-lh xl:-mr-12 xl:min-h-lh print:hidden"
    >
      <span
        className={`float-left mt-[0.4em] -ml-5 size-2.5 rounded-round border-2 ${isOpen ? 'border-open bg-open' : 'border-ink'}`}
      />
      <span className="font-semibold">{state}</span> {then && <span>{`${then} `}</span>}
      {/* On phones the Call button is right below. */}
      {call && (
        <span className={then && 'max-sm:hidden'}>
          <ContactText text={call} contact={contact} />
        </span>
      )}
    </p>
  );
}

type CallProps = {
  opening: Opening;
  phone: string;
  label: string;
  emergencyPrice: string;
  className?: string;
};

/** The Call button. While we take only emergencies, it says what they cost. */
export function CallLink({ opening, emergencyPrice, ...link }: CallProps) {
  const now = useNow();
  const state = now && openState(opening, now);
  const note = state?.emergency && !state.until ? emergencyPrice : '';
  return <PhoneLink {...link} note={note} />;
}
