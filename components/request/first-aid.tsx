import { TextWithSource } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';

export type FirstAidTexts = SiteContent['firstAid'];

type Props = {
  texts: FirstAidTexts;
  appliance: string;
  Heading: 'h2' | 'h4';
  /** Leaves out the advice for the time until we come. */
  nobodyComes: boolean;
};

export function FirstAid({ texts, appliance, Heading, nobodyComes }: Props) {
  const aids = texts.byAppliance.filter(({ service, name, quoteName }) =>
    [service, name, quoteName].includes(appliance),
  );
  const advice = aids.flatMap(({ text, source }) =>
    text ? <TextWithSource key={text} text={text} source={source} /> : [],
  );
  return (
    <>
      {advice.length > 0 && !nobodyComes && (
        <div>
          <Heading className="mt-6 text-h3">In the meantime</Heading>
          {advice}
        </div>
      )}
      {aids.some(({ burnsGas }) => burnsGas) && (
        <div className="mt-4 border-l-4 border-wrong pl-4">
          <Heading className="mt-6 text-h3">If you smell gas</Heading>
          <p>{texts.gas}</p>
        </div>
      )}
    </>
  );
}
