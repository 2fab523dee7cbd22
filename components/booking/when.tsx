import { ChevronDown } from 'lucide';
import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Toggle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { visitCaveat } from '@/lib/booking/caveats';
import { choices, type TimeChoice } from '@/lib/booking/choices';
import type { RawInformation } from '@/lib/booking/fields';
import type { Visit, VisitPrice } from '@/lib/booking/visit-price';
import { useBooking, useWizard } from './booking-context';
import { Question } from './question';
import { WizardText } from './wizard-text';

/**
 * Asks for the day and time as one question. Each button fills in the two fields below, which are folded until the
 * visitor unfolds them. They start unfolded if no button has their answers, or if a Change link leads to them.
 */
export function When({ visit, price }: { visit: Visit; price: VisitPrice }) {
  const { business, now } = useWizard();
  const { field } = useBooking();
  const { setValue, clearErrors } = useFormContext<RawInformation>();
  const { preferredDate, preferredTime } = visit.answers;
  const { times, first, emergency } = choices(visit, business, now);
  const caveat = visitCaveat(price, business, now);
  const isChosen = ({ day, value }: TimeChoice) => day === preferredDate && value === preferredTime;
  const [isOpen, setOpen] = useState(() => {
    const isChangeLink = field === 'preferredDate' || field === 'preferredTime';
    const hasButton = first.some(isChosen) || (emergency !== undefined && isChosen(emergency));
    return isChangeLink || !hasButton;
  });

  function choose({ day, value }: TimeChoice) {
    setValue('preferredDate', day);
    setValue('preferredTime', value);
    clearErrors('preferredDate');
    setOpen(false);
  }

  const button = (choice: TimeChoice) => (
    <TimeButton
      key={choice.day + choice.value}
      choice={choice}
      isPressed={isChosen(choice)}
      onClick={() => choose(choice)}
    />
  );
  // While the fields are unfolded, the caveat is at its field.
  const caveatText = caveat && <WizardText text={caveat.text} />;
  const noticeOn = (name: 'preferredDate' | 'preferredTime') =>
    isOpen && caveat?.field === name && caveatText;

  return (
    <div className="col-span-full grid grid-cols-1 gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 *:min-h-14 *:px-0">
        {first.map(button)}
      </div>
      {emergency && <div className="grid *:min-h-14">{button(emergency)}</div>}
      <OtherTimes isOpen={isOpen} onToggle={setOpen}>
        <Question name="preferredDate" notice={() => noticeOn('preferredDate')} />
        <Question
          name="preferredTime"
          choices={{ options: times }}
          notice={() => noticeOn('preferredTime')}
        />
      </OtherTimes>
      <p role="status" className="text-small text-soft empty:hidden">
        {!isOpen && caveatText}
      </p>
    </div>
  );
}

type TimeButtonProps = { choice: TimeChoice; isPressed: boolean; onClick: () => void };

function TimeButton({ choice: { label, detail, note }, isPressed, onClick }: TimeButtonProps) {
  return (
    <Toggle isPressed={isPressed} onClick={onClick}>
      <span>{`${label} `}</span>
      <strong className="block empty:hidden">{detail}</strong>
      <span>{` ${note}`}</span>
    </Toggle>
  );
}

type OtherTimesProps = { isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode };

/** The fields for any other day or time, which unfold. */
function OtherTimes({ isOpen, onToggle, children }: OtherTimesProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      // Browsers can't focus an invalid field inside closed details.
      onInvalidCapture={({ currentTarget }) => (currentTarget.open = true)}
      className="group"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-soft border border-control bg-card px-3 text-small hover:border-ink">
        <span>Choose another day or time</span>
        <Icon of={ChevronDown} className="size-4 fades group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-2">{children}</div>
    </details>
  );
}
