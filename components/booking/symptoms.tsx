import { useFormContext, useWatch } from 'react-hook-form';
import { PhoneLink } from '@/components/site/contact-buttons';
import { Panel } from '@/components/ui/panel';
import { TextWithSource } from '@/components/ui/text-link';
import type { RawInformation } from '@/lib/booking/information-fields';
import { hasSymptom, toggleSymptom } from '@/lib/booking/symptom-lines';
import type { WizardService } from '@/lib/content/for-client';
import { useWizard } from './booking-context';
import { readForm } from './use-information-form';

/**
 * Buttons that add a symptom's words to the problem description and remove them. Whether a button is pressed depends
 * only on the description, which visitors also type themselves.
 */
export function Symptoms({ symptoms }: Pick<WizardService, 'symptoms'>) {
  const { setValue } = useFormContext<RawInformation>();
  const description = useWatch<RawInformation, 'problemDescription'>({ name: 'problemDescription' });
  const chosen = symptoms.filter(({ words }) => hasSymptom(description, words));
  const toggle = (form: HTMLFormElement | null, words: string) =>
    setValue('problemDescription', toggleSymptom(readForm(form).problemDescription, words));
  return (
    <div>
      <div role="group" aria-label="Common problems" className="flex flex-wrap gap-2">
        {symptoms.map(({ words }) => (
          <button
            key={words}
            type="button"
            aria-pressed={hasSymptom(description, words)}
            onClick={({ currentTarget }) => toggle(currentTarget.form, words)}
            className="toggle pressable choice min-h-11 rounded-soft border bg-card px-3.5 py-1 text-start text-small leading-5"
          >
            {words}
          </button>
        ))}
      </div>
      {/* The help is below the buttons, so that they don't move when one is pressed. */}
      <div role="status" className="mt-2 grid gap-2 text-small empty:mt-0">
        {chosen.map((symptom) => (
          <SymptomHelp key={symptom.words} {...symptom} />
        ))}
      </div>
    </div>
  );
}

function SymptomHelp({ help = '', source, callFirst }: WizardService['symptoms'][number]) {
  const { shop } = useWizard();
  if (!callFirst) return help && <TextWithSource text={help} source={source} />;
  const isCallToUs = callFirst === 'us';
  return (
    <Panel className="border-l-4 border-wrong text-body">
      <TextWithSource text={help} source={source} />
      <p className="mt-2 flex flex-wrap items-center gap-2 font-semibold">
        {isCallToUs ? 'Call us before you book.' : 'Go outside, then call 911.'}
        <PhoneLink
          phone={isCallToUs ? shop.phone : callFirst}
          variant="primary"
          className="max-[22rem]:px-2!"
        />
      </p>
    </Panel>
  );
}
