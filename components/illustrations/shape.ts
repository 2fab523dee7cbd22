/** The tones of all drawings, named as their tokens in app/globals.css (`--color-draw-…`). */
export type Tone = 'line' | 'pale' | 'mid' | 'deep' | 'wood' | 'accent';

/**
 * One path of a drawing. Without `fill` it is only a line, without `stroke` the line has the common colour, without
 * `width` the common weight. Light comes from the upper left: tops are pale, fronts mid, right sides deep.
 */
export type Shape = { d: string; fill?: Tone; stroke?: Tone | 'none'; width?: number };
