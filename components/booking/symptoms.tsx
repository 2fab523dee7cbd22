import { useFormContext, useWatch } from 'react-hook-form';
import { PhoneLink } from '@/components/site/contact-buttons';
import { Toggle } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { TextWithSource } from '@/components/ui/text-link';
import type { RawInformation } from '@/lib/booking/fields';
import { hasSymptom, toggleSymptom } from '@/lib/booking/symptom-lines';
import { useService, useWizard } from './booking-context';

/**
 * Buttons that put a symptom's words into the problem description and take them out. What is pressed
 * follows from the description alone, whoever writes it.
 */
export function Symptoms() {
  const { business } = useWizard();
  const { getValues, setValue } = useFormContext<RawInformation>();
  const described = useWatch<RawInformation, 'problemDescription'>({ name: 'problemDescription' });
  const symptoms = useService()?.symptoms ?? [];
  const noticed = symptoms.filter(({ words }) => hasSymptom(described, words));
  const toggle = (words: string) =>
    setValue('problemDescription', toggleSymptom(getValues('problemDescription'), words));
  return (
    <div className="col-span-full">
      <div role="group" aria-label="Common problems" className="flex flex-wrap gap-2">
        {symptoms.map(({ words }) => (
          <Toggle key={words} isPressed={hasSymptom(described, words)} onClick={() => toggle(words)}>
            {words}
          </Toggle>
        ))}
      </div>
      {/* Below the buttons, so that none of them moves when it is pressed. */}
      <div role="status" className="mt-2 grid gap-2 text-small empty:mt-0">
        {noticed.map(({ words, help = '', source, callFirst }) =>
          callFirst ? (
            <Panel key={words} className="border-l-4 border-wrong text-body">
              <TextWithSource text={help} source={source} />
              <p className="mt-2 flex flex-wrap items-center gap-2 font-semibold">
                {callFirst === 'us' ? 'Call us before you book.' : 'Go outside, then call 911.'}
                <PhoneLink phone={callFirst === 'us' ? business.phone : callFirst} variant="primary" />
              </p>
            </Panel>
          ) : (
            help && <TextWithSource key={words} text={help} source={source} />
          ),
        )}
      </div>
    </div>
  );
}
