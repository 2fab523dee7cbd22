import type { HTMLAttributes } from 'react';

const tones = {
  plain: 'border-control text-ink',
  sample: 'border-wrong text-wrong dashed',
} as const;

/** A quiet word beside a name: "Popular". Never a control. `sample` marks what was made up for a preview. */
export function Tag({
  tone = 'plain',
  className = '',
  ...rest
}: { tone?: keyof typeof tones } & HTMLAttributes<HTMLSpanElement>) {
  const looks = `inline-block rounded-soft border px-1 text-small font-medium ${tones[tone]}`;
  return <span className={`${looks} ${className}`.trim()} {...rest} />;
}
