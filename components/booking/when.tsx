import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PhoneLink } from '@/components/site/contact';
import { useNow } from '@/components/site/use-now';
import { Toggle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { choices } from '@/lib/booking/choices';
import type { RawInformation } from '@/lib/booking/fields';
import { timeOf } from '@/lib/booking/preferred-times';
import { wallClock, weekdayOf } from '@/lib/hours/clock';
import { daysAfter, openState, shortDate } from '@/lib/hours/opening-hours';
import { useBooking, usePrice, useService, useWizard } from './booking-context';
import { Question } from './question';
import { WizardText } from './step';

/**
 * When to come, as one answer: each button fills in the day and the time below, which unfold for any other, and by
 * themselves while they hold what no button stands for.
 */
export function When() {
  const wizard = useWizard();
  const { field } = useBooking();
  const price = usePrice();
  const fee = useService()?.price ?? 0;
  const now = useNow() ?? new Date();
  const { setValue, clearErrors } = useFormContext<RawInformation>();
  const { preferredDate = '', preferredTime = '', zipCode = '', state = '' } = useWatch<RawInformation>();
  // A Change link on step 3 leads to one of the two fields.
  const [isUnfolded, unfold] = useState(field === 'preferredDate' || field === 'preferredTime');

  const answers = { preferredDate, preferredTime, zipCode, state };
  const { times, next } = choices(fee, answers, wizard, now);
  const { day: today, time } = wallClock(now);
  const names: Readonly<Record<string, string>> = { [today]: 'Today', [daysAfter(today, 1)]: 'Tomorrow' };
  const dayName = (day: string) =>
    names[day] ?? (day > daysAfter(today, 6) ? shortDate(day) : weekdayOf(day)?.slice(0, 3));

  const isAnyTime = preferredDate === '' && preferredTime === '';
  const isEmergency = preferredTime === 'asap' && ['', today].includes(preferredDate);
  const isChosen = (slot: (typeof next)[number]) =>
    slot.day === preferredDate && slot.value === preferredTime;
  const isOpen = isUnfolded || !(isAnyTime || isEmergency || next.some(isChosen));
  const choose = (day: string, chosen: string) => {
    setValue('preferredDate', day);
    setValue('preferredTime', chosen);
    clearErrors('preferredDate');
    unfold(false);
  };

  const { lines } = price(answers);
  const line = lines.preferredDate || lines.preferredTime;
  const { until, emergency } = openState(wizard.rules, now);
  const part = time >= '17:00' || time < '05:00' ? 'Tonight' : 'Today';
  return (
    <div className="col-span-full grid gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 *:min-h-14 *:px-0">
        <Toggle isPressed={isAnyTime} onClick={() => choose('', '')}>
          {timeOf('').label}
        </Toggle>
        {next.map((slot) => (
          <Toggle
            key={slot.day + slot.value}
            isPressed={isChosen(slot)}
            onClick={() => choose(slot.day, slot.value)}
          >
            {`${dayName(slot.day)} `}
            <strong className="block">{`${slot.detail} `}</strong>
            {slot.note}
          </Toggle>
        ))}
      </div>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => unfold(currentTarget.open)}
        // The browser can't focus a wrong answer that is folded away.
        onInvalidCapture={({ currentTarget }) => (currentTarget.open = true)}
        className="group"
      >
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-soft border border-control bg-card px-3 text-small hover:border-ink">
          Another time
          <Icon of={ChevronDown} className="size-4 fades group-open:rotate-180" />
        </summary>
        <div className="mt-2 grid gap-2">
          <Question
            name="preferredDate"
            notice={(day) => isOpen && price({ ...answers, preferredDate: day }).lines.preferredDate}
          />
          <Question
            name="preferredTime"
            choices={{ options: times }}
            notice={() => isOpen && lines.preferredTime && <WizardText text={lines.preferredTime} />}
          />
        </div>
      </details>
      {(until ?? emergency) && (
        <div className="flex gap-2 *:min-h-14 *:grow">
          <Toggle isPressed={isEmergency} onClick={() => choose(today, 'asap')}>
            {`${timeOf('asap').label} `}
            <strong className="block">
              {`${part}: ${price({ zipCode, state, preferredTime: 'asap' }).figure}`}
            </strong>
          </Toggle>
          <PhoneLink phone={wizard.business.phone} label="Call" />
        </div>
      )}
      <p role="status" className="text-small text-soft empty:hidden">
        {!isOpen && line && <WizardText text={line} />}
      </p>
    </div>
  );
}
