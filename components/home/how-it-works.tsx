import { Heading } from '@/components/ui/heading';
import type { HomeWords } from '@/lib/content/home';
import { unbroken } from './unbroken';

/** The steps from request to repair. */
export function HowItWorks({ words }: { words: HomeWords['services']['howItWorks'] }) {
  return (
    <div className="mt-5 grid gap-2.5 border-t border-control/40 pt-3">
      <Heading level={3} looks="h2">
        {words.heading}
      </Heading>
      <ol className="grid gap-x-3 gap-y-2 lg:grid-cols-3">
        {words.steps.map(({ heading, text }, index) => (
          <li key={heading} className="flex gap-1.5">
            <span aria-hidden className="w-3 shrink-0 font-display text-price font-bold tabular-nums">
              {index + 1}
            </span>
            <div>
              <Heading level={4}>{heading}</Heading>
              <p className="mt-0.5 max-w-measure">{unbroken(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
