/** The tones of all drawings, named as their tokens in app/globals.css (`--color-draw-…`). */
export type Tone = 'line' | 'pale' | 'mid' | 'deep' | 'wood' | 'accent';

/**
 * One path of a drawing. Without `fill` it is only a line, without `stroke` the line has the common colour, without
 * `width` the common weight. Light comes from the upper left: tops are pale, fronts mid, right sides deep.
 */
export type Shape = { d: string; fill?: Tone; stroke?: Tone | 'none'; width?: number };

/** Looks up how a tone's color is written in a drawing. */
export type ToneColors = (tone: Tone) => string;

/** A shape as it stands in an SVG file, within an element that has the common line, its weight and `fill="none"`. */
export function pathMarkup({ d, fill, stroke, width }: Shape, color: ToneColors): string {
  const attributes = [
    fill && `fill="${color(fill)}"`,
    stroke && `stroke="${stroke === 'none' ? 'none' : color(stroke)}"`,
    width && `stroke-width="${width}"`,
    `d="${d}"`,
  ];
  return `<path ${attributes.filter(Boolean).join(' ')}/>`;
}
