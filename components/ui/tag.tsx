import type { ReactNode } from 'react';

const tones = {
  plain: 'border-control text-ink',
  /** Marks made-up sample content. */
  sample: 'border-dashed border-wrong text-wrong',
} as const;

/** A small label next to a name: "Popular". Never a control. */
export function Tag({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-soft border px-2 text-small font-medium ${tones[tone]}`}>
      {children}
    </span>
  );
}
