/** Names that the page fills in, not the build. Each field accepts only some of them. */
export const runtimeNames = [
  'city',
  'state',
  'service',
  'reference',
  'day',
  'time',
  'area',
  'zip',
  'step',
  'total',
  'count',
  'name',
  'typed',
  'reason',
] as const;

export type RuntimeName = (typeof runtimeNames)[number];

const placeholder = /\{([^{}]*)\}/g;

/** Every name in braces in the text, exactly as written. */
export const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** Whether a brace has no partner. */
export const hasLooseBrace = (text: string) => /[{}]/.test(text.replace(placeholder, ''));
