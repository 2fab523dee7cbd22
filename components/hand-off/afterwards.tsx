import type { HandOffWords } from '@/lib/content/hand-off';
import { SubHeading, type HeadingLevel } from './sub-heading';

type Words = Pick<
  HandOffWords,
  'nextHeading' | 'prepareHeading' | 'prepare' | 'places' | 'tips' | 'gasHeading' | 'gas'
>;

type Props = {
  words: Words;
  next: readonly string[];
  place: keyof HandOffWords['places'];
  level: HeadingLevel;
};

/** What comes after handing over, what to have ready by then, and what can't wait for anybody: a smell of gas. */
export function Afterwards({ words, next, place, level }: Props) {
  return (
    <>
      <div className="max-w-measure print:flex print:max-w-none print:gap-3">
        <div className="print:basis-1/2">
          <SubHeading below={level}>{words.nextHeading}</SubHeading>
          <ol className="mt-1 list-decimal space-y-0.5 pl-3">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="print:basis-1/2">
          <SubHeading below={level}>{words.prepareHeading}</SubHeading>
          <p className="mt-1">{`${words.prepare} ${words.places[place]}`}</p>
          <ul className="mt-1 list-disc space-y-0.5 pl-3">
            {words.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-3 max-w-measure border-l-4 border-wrong pl-2 print:mt-1.5 print:max-w-none">
        <p className="font-semibold">{words.gasHeading}</p>
        <p>{words.gas}</p>
      </div>
    </>
  );
}
