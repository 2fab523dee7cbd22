import { TextLink } from '@/components/ui/text-link';
import type { RequestTexts } from '@/lib/content/schemas/request';

/** By id of an appliance or a service. */
const burnGas = ['oven-range', 'dryer', 'washer-dryer'];

type Props = { texts: RequestTexts; appliance: string; Heading: 'h2' | 'h4' };

/** What to do until the technician comes, how to prepare, and what to do about a smell of gas. */
export function Prepare({ texts, appliance, Heading }: Props) {
  // A new service starts without a text about where its label is.
  const hints: Readonly<Record<string, string>> = texts.labelHints;
  const aid = Object.entries(texts.firstAid).find(([id]) => id === appliance)?.[1];
  return (
    <div>
      {aid && (
        <>
          <Heading>{texts.firstAidHeading}</Heading>
          <p className="mt-2">
            <Sourced text={aid.text} source={aid.source} />
          </p>
        </>
      )}
      {burnGas.includes(appliance) && (
        <div className="mt-6 border-l-4 border-wrong pl-4 print:mt-3">
          <Heading>{texts.gasHeading}</Heading>
          <p>{texts.gas}</p>
        </div>
      )}
      <div className="break-inside-avoid">
        <Heading>{texts.prepareHeading}</Heading>
        <p className="mt-2">{`${texts.prepare} ${hints[appliance] ?? texts.labelHints.other}`}</p>
        <ul className="mt-2 grid list-disc gap-1 pl-6">
          {texts.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A text with the public page that says so. */
export function Sourced({ text, source }: { text: string; source: string | undefined }) {
  return (
    <span className="block">
      {`${text} `}
      {source && (
        <TextLink href={source} target="_blank" rel="noopener noreferrer">
          {new URL(source).hostname.replace(/^www\./, '')}
        </TextLink>
      )}
    </span>
  );
}
