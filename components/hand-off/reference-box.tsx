import { Panel } from '@/components/ui/card';
import { fillWords } from './fill-words';
import { spelled } from './spelled';

type Props = { reference: string; words: { reference: string; readOut: string } };

/** The reference, large enough to be read from across a kitchen, and how to say it on the phone. */
export function ReferenceBox({ reference, words }: Props) {
  return (
    <Panel tint="ice" className="mt-2 print:p-1.5">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-semibold">{words.reference}</span>{' '}
        <strong
          translate="no"
          className="font-display text-price font-bold tracking-wide whitespace-nowrap tabular-nums"
        >
          {reference}
        </strong>
      </p>
      <p className="mt-0.5 text-small text-soft">
        {fillWords(words.readOut, { reference: spelled(reference) })}
      </p>
    </Panel>
  );
}
