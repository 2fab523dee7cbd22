import { useFormContext, useWatch } from 'react-hook-form';
import { PhoneLink } from '@/components/site/contact';
import { useNow } from '@/components/site/use-now';
import { ButtonLink, Toggle } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { RadioOptions } from '@/components/ui/field';
import { TextLink } from '@/components/ui/text-link';
import type { RawInformation } from '@/lib/booking/fields';
import { foodKeeps, stoppedAnswers } from '@/lib/booking/food-clock';
import { hasSymptom, toggleSymptom } from '@/lib/booking/symptoms';
import { fillText } from '@/lib/text/plain-text';
import { useBooking, useService, useWizard } from './booking-context';

/**
 * Buttons that put a symptom's words into the problem description and take them out. What is pressed
 * follows from the description alone, so it survives whatever the description does.
 */
export function Symptoms() {
  const { texts, requestTexts, business, store } = useWizard();
  const { label, callFirst, call, callGas } = texts.information.symptoms;
  const service = useService();
  const { setValue } = useFormContext<RawInformation>();
  const described = useWatch<RawInformation, 'problemDescription'>({ name: 'problemDescription' });
  if (!service) return null;
  const noticed = service.symptoms.filter(({ words }) => hasSymptom(described, words));
  const calls = noticed.map((symptom) => symptom.callFirst);
  const toggle = (words: string) =>
    setValue('problemDescription', toggleSymptom(store.typed()?.problemDescription ?? described, words));
  return (
    <>
      <div role="status">
        {calls.includes('gas') && (
          <Panel className="mb-2 border-l-4 border-wrong">
            <p className="mb-2 font-semibold">{requestTexts.gas}</p>
            <ButtonLink href="tel:911">{callGas}</ButtonLink>
          </Panel>
        )}
        {calls.includes('us') && (
          <Panel className="mb-2 border-l-4 border-wrong">
            <p className="mb-2 font-semibold">{callFirst}</p>
            <PhoneLink phone={business.phone} label={call} variant="primary" />
          </Panel>
        )}
      </div>
      <div role="group" aria-label={label} className="mt-1 mb-2 flex flex-wrap gap-2">
        {service.symptoms.map(({ words }) => (
          <Toggle key={words} isPressed={hasSymptom(described, words)} onClick={() => toggle(words)}>
            {words}
          </Toggle>
        ))}
      </div>
      <div role="status" className="text-small">
        {noticed.map(({ words, often, firstAid }) => (
          <p key={words} className="mb-2 empty:hidden">
            {often && <span>{`${words}: ${often} `}</span>}
            {firstAid && <FirstAid />}
          </p>
        ))}
      </div>
      {service.id === 'refrigerator' && <FoodClock />}
    </>
  );
}

/** What to do until the technician comes, with its public source. */
function FirstAid() {
  const { firstAid } = useWizard().requestTexts;
  const id = useService()?.id;
  return id && firstAid[id] && <Sourced {...firstAid[id]} />;
}

function Sourced({ text, source }: { text: string; source: string | undefined }) {
  return (
    <span>
      {`${text} `}
      {source && (
        <TextLink href={source} target="_blank" rel="noopener noreferrer">
          {new URL(source).hostname.replace(/^www\./, '')}
        </TextLink>
      )}
    </span>
  );
}

/** Asks when the refrigerator stopped, and says how long food keeps. */
function FoodClock() {
  const { texts, store } = useWizard();
  const { foodClock } = texts.information;
  const { stopped } = useBooking();
  const options = stoppedAnswers.map((value) => ({
    value,
    label: foodClock[value],
    checked: stopped?.answer === value,
    onChange: () => store.stop(value),
  }));
  return (
    <fieldset className="mb-2">
      <legend className="mb-1 leading-6 font-semibold">{foodClock.question}</legend>
      <RadioOptions
        name="stopped"
        options={options}
        enterKeyHint="next"
        className="grid-flow-col justify-start"
      />
      <div role="status">
        <FoodTimes />
      </div>
    </fieldset>
  );
}

/** Until when food keeps in a refrigerator that has stopped. Nothing for another appliance. */
export function FoodTimes() {
  const { texts, requestTexts } = useWizard();
  const { fridge, half, full, check } = texts.information.foodClock;
  const { stopped } = useBooking();
  const isRefrigerator = useService()?.id === 'refrigerator';
  const now = useNow() ?? new Date();
  if (!stopped || !isRefrigerator) return null;
  const until = foodKeeps(stopped, now);
  const said = [
    until.fridge ? fillText(fridge, { time: until.fridge }) : check,
    until.full && fillText(full, { time: until.full }),
    until.half && fillText(half, { time: until.half }),
  ];
  const text = said.filter(Boolean).join(' ');
  return (
    <p className="mt-2 text-small">
      <Sourced key={text} text={text} source={requestTexts.firstAid.refrigerator?.source} />
    </p>
  );
}
