import type { ReactNode } from 'react';

const tones = {
  plain: 'border-control text-ink',
  sample: 'border-wrong text-wrong dashed',
} as const;

/** A quiet word beside a name: "Popular". Never a control. `sample` marks what was made up for a preview. */
export function Tag({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-soft border px-1 text-small font-medium ${tones[tone]}`}>
      {children}
    </span>
  );
}
