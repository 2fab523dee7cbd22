import { Sourced } from '@/components/ui/sourced';
import type { RequestTexts } from '@/lib/content/schemas/request';

/** By id of an appliance or a service. */
const burnGas = ['oven-range', 'dryer', 'washer-dryer'];

type Props = { texts: RequestTexts; appliance: string; Heading: 'h2' | 'h4' };

/** What to do until the technician comes, and about a smell of gas. */
export function FirstAid({ texts, appliance, Heading }: Props) {
  const aid = Object.entries(texts.firstAid).find(([id]) => id === appliance)?.[1];
  return (
    <>
      {aid && (
        <div>
          <Heading>Until the technician comes</Heading>
          <Sourced text={aid.text} source={aid.source} />
        </div>
      )}
      {burnGas.includes(appliance) && (
        <div className="mt-4 border-l-4 border-wrong pl-4">
          <Heading>If you smell gas</Heading>
          <p>{texts.gas}</p>
        </div>
      )}
    </>
  );
}
