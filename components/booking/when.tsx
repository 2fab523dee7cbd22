import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PhoneLink } from '@/components/site/contact-buttons';
import { Toggle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { choices, shortDay, type TimeChoice } from '@/lib/booking/choices';
import type { RawInformation } from '@/lib/booking/fields';
import { useBooking, useService, useWizard } from './booking-context';
import { Question } from './question';
import { WizardText } from './step';

/**
 * When to come, as one answer: each button fills in the day and the time below, which unfold for any other, and by
 * themselves while they hold what no button stands for.
 */
export function When() {
  const { rules, now } = useWizard();
  const { field } = useBooking();
  const fee = useService()?.price ?? 0;
  const { setValue, clearErrors } = useFormContext<RawInformation>();
  const { preferredDate = '', preferredTime = '', zipCode = '', state = '' } = useWatch<RawInformation>();
  // A Change link on step 3 leads to one of the two fields.
  const [isUnfolded, unfold] = useState(field === 'preferredDate' || field === 'preferredTime');

  const answers = { preferredDate, preferredTime, zipCode, state };
  const { times, first, emergency, caveats } = choices({ fee, answers }, rules, now);
  const isChosen = ({ day, value }: TimeChoice) => day === preferredDate && value === preferredTime;
  const isOpen = isUnfolded || ![...first, emergency].some(isChosen);
  const say = (caveat: string) => caveat && <WizardText text={caveat} />;
  const button = (choice: TimeChoice, text: string, detail: string) => (
    <Toggle
      key={choice.day + choice.value}
      isPressed={isChosen(choice)}
      onClick={() => {
        setValue('preferredDate', choice.day);
        setValue('preferredTime', choice.value);
        clearErrors('preferredDate');
        unfold(false);
      }}
    >
      <span>{`${text} `}</span>
      <strong className="block empty:hidden">{detail}</strong>
      <span>{choice.value === 'asap' ? '' : ` ${choice.note}`}</span>
    </Toggle>
  );
  return (
    <div className="col-span-full grid grid-cols-1 gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 *:min-h-14 *:px-0">
        {first.map((slot) => button(slot, slot.day ? shortDay(slot.day, now) : slot.label, slot.detail))}
      </div>
      {emergency.callFirst && emergency.kind !== 'elsewhere' && (
        <div className="flex flex-wrap gap-2 *:min-h-14 *:grow *:first:basis-40">
          {button(emergency, emergency.label, emergency.amount)}
          <PhoneLink phone={rules.phone} label="Call" />
        </div>
      )}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => unfold(currentTarget.open)}
        // The browser can't focus a wrong answer that is folded away.
        onInvalidCapture={({ currentTarget }) => (currentTarget.open = true)}
        className="group"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-soft border border-control bg-card px-3 text-small hover:border-ink">
          <span>Choose another day or time</span>
          <Icon of={ChevronDown} className="size-4 fades group-open:rotate-180" />
        </summary>
        <div className="mt-2 grid grid-cols-1 gap-2">
          <Question name="preferredDate" notice={() => isOpen && say(caveats.preferredDate)} />
          <Question
            name="preferredTime"
            choices={{ options: times }}
            notice={() => isOpen && say(caveats.preferredTime)}
          />
        </div>
      </details>
      <p role="status" className="text-small text-soft empty:hidden">
        {!isOpen && say(caveats.preferredDate || caveats.preferredTime)}
      </p>
    </div>
  );
}
