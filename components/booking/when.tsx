import { visitCaveat } from '@/lib/booking/caveats';
import { timeChoices } from '@/lib/booking/choices';
import { visitPrice, type Visit } from '@/lib/booking/visit-price';
import { useWizard } from './booking-context';
import { Question } from './question';
import { WizardText } from './wizard-text';

/** Asks for the day and the time. The caveat about each is at its field. */
export function When({ visit }: { visit: Visit }) {
  const { business, now } = useWizard();
  const { answers } = visit;
  const caveatAt = (name: 'preferredDate' | 'preferredTime', preferredTime: string) => {
    const price = visitPrice({ ...visit, answers: { ...answers, preferredTime } }, business, now);
    const caveat = visitCaveat(price, business, now);
    return caveat?.field === name && <WizardText text={caveat.text} />;
  };
  return (
    <>
      {/* This caveat doesn't depend on the time, so choosing a time doesn't move the radio buttons. */}
      <Question name="preferredDate" notice={() => caveatAt('preferredDate', '')} className="sm:max-w-80" />
      <Question
        name="preferredTime"
        choices={{ options: timeChoices(visit, business, now) }}
        notice={() => caveatAt('preferredTime', answers.preferredTime)}
      />
    </>
  );
}
