import type { Visit } from '@/lib/booking/visit';
import { Question } from './question';
import { WizardText } from './wizard-parts';

type Props = {
  /** What we say about each time of the chosen day, the first of which is any time. */
  times: readonly Visit[];
  chosen: Visit;
};

/** Asks for the day and the time. One of them may have a caveat. */
export function When({ times, chosen }: Props) {
  // This caveat doesn't depend on the time, so choosing a time doesn't move the radio buttons.
  const aboutDay = times[0]?.caveats.preferredDate;
  const aboutTime = aboutDay ? undefined : chosen.caveats.preferredTime;
  const options = times.map(({ id, label, hours, note, canBeChosen }) => ({
    value: id,
    label,
    detail: hours,
    note,
    // A time that was chosen before it was over stays enabled, because browsers don't submit a disabled one.
    disabled: !canBeChosen && id !== chosen.id,
  }));
  return (
    <>
      <Question
        name="preferredDate"
        notice={() => aboutDay && <WizardText text={aboutDay} />}
        className="sm:max-w-80"
      />
      <Question
        name="preferredTime"
        choices={{ options }}
        notice={() => aboutTime && <WizardText text={aboutTime} />}
      />
    </>
  );
}
