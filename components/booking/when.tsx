import { ChevronDown } from 'lucide';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PhoneLink } from '@/components/site/contact-buttons';
import { Toggle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { visitCaveats } from '@/lib/booking/caveats';
import { choices, shortDay, type TimeChoice } from '@/lib/booking/choices';
import type { RawInformation } from '@/lib/booking/fields';
import { useBooking, useService, useWizard } from './booking-context';
import { Question } from './question';
import { WizardText } from './wizard-text';

/**
 * Asks for the day and time as one question. Each button fills in the two fields below, which are folded until the
 * visitor unfolds them or until their answers match no button.
 */
export function When() {
  const { rules, now } = useWizard();
  const { field } = useBooking();
  const fee = useService()?.price ?? 0;
  const { control, setValue, clearErrors } = useFormContext<RawInformation>();
  const [preferredDate, preferredTime, zipCode, state] = useWatch({
    control,
    name: ['preferredDate', 'preferredTime', 'zipCode', 'state'],
  });
  // A Change link on step 3 leads to one of the two fields.
  const [isUnfolded, unfold] = useState(field === 'preferredDate' || field === 'preferredTime');

  const answers = { preferredDate, preferredTime, zipCode, state };
  const { times, first, emergency } = choices({ fee, answers }, rules, now);
  const caveats = visitCaveats(answers, rules, now);
  const isChosen = ({ day, value }: TimeChoice) => day === preferredDate && value === preferredTime;
  const isOpen = isUnfolded || ![...first, emergency].some(isChosen);

  function choose({ day, value }: TimeChoice) {
    setValue('preferredDate', day);
    setValue('preferredTime', value);
    clearErrors('preferredDate');
    unfold(false);
  }

  /** The caveat with links, or '' so that the field has no notice. */
  const linked = (caveat: string) => caveat && <WizardText text={caveat} />;

  return (
    <div className="col-span-full grid grid-cols-1 gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 *:min-h-14 *:px-0">
        {first.map((choice) => (
          <TimeButton
            key={choice.day + choice.value}
            isPressed={isChosen(choice)}
            onClick={() => choose(choice)}
            label={choice.day ? shortDay(choice.day, now) : choice.label}
            detail={choice.detail}
            note={` ${choice.note}`}
          />
        ))}
      </div>
      <Emergency choice={emergency} isPressed={isChosen(emergency)} onClick={() => choose(emergency)} />
      <OtherTimes isOpen={isOpen} onToggle={unfold}>
        <Question name="preferredDate" notice={() => isOpen && linked(caveats.preferredDate)} />
        <Question
          name="preferredTime"
          choices={{ options: times }}
          notice={() => isOpen && linked(caveats.preferredTime)}
        />
      </OtherTimes>
      <p role="status" className="text-small text-soft empty:hidden">
        {!isOpen && linked(caveats.preferredDate || caveats.preferredTime)}
      </p>
    </div>
  );
}

type TimeButtonProps = {
  isPressed: boolean;
  onClick: () => void;
  label: string;
  detail: string;
  note?: string;
};

function TimeButton({ isPressed, onClick, label, detail, note = '' }: TimeButtonProps) {
  return (
    <Toggle isPressed={isPressed} onClick={onClick}>
      <span>{`${label} `}</span>
      <strong className="block empty:hidden">{detail}</strong>
      <span>{note}</span>
    </Toggle>
  );
}

type EmergencyProps = { choice: TimeChoice; isPressed: boolean; onClick: () => void };

/** The button for a visit as soon as possible, and a call, if only a call helps in time. */
function Emergency({ choice, isPressed, onClick }: EmergencyProps) {
  const { rules } = useWizard();
  if (!choice.callFirst || choice.kind === 'elsewhere') return null;
  return (
    <div className="flex flex-wrap gap-2 *:min-h-14 *:grow *:first:basis-40">
      <TimeButton isPressed={isPressed} onClick={onClick} label={choice.label} detail={choice.amount} />
      <PhoneLink phone={rules.phone} label="Call" />
    </div>
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
