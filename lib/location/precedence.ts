import type { Place } from './place';

/** Where a place came from, from the weakest to the strongest. The default is that nothing was found. */
const strength = { ip: 1, coordinates: 2, typed: 3 } as const;

/** A place and where it came from: an IP look-up, the visitor's position, or the visitor's own typing. */
export type Finding = { source: keyof typeof strength; place: Place };

/**
 * Which of two findings the pages show, whatever order they came in: the stronger source wins. A second answer of the
 * same source changes nothing, but what the visitor types later replaces what they typed before.
 */
export function prefer(current: Finding | undefined, candidate: Finding): Finding {
  if (!current || strength[candidate.source] > strength[current.source]) return candidate;
  return candidate.source === 'typed' ? candidate : current;
}
