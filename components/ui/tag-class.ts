const tones = {
  plain: 'border-control text-ink',
  sample: 'border-wrong text-wrong dashed',
} as const;

export type TagTone = keyof typeof tones;

/** How a quiet word beside a name looks. `sample` marks what was made up for a preview. */
export function tagClass(tone: TagTone = 'plain'): string {
  return `inline-block rounded-soft border px-1 text-small font-medium ${tones[tone]}`;
}
