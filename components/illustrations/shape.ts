/** The tones of all drawings, named as their tokens in app/globals.css (`--color-draw-…`). */
export type Tone = 'line' | 'pale' | 'mid' | 'deep' | 'wood' | 'accent';

/**
 * One path of a drawing. Without `fill` it is a line; `stroke` and `width` default to the common color
 * and weight. Light comes from the upper left: tops are pale, fronts mid, right sides deep.
 */
export type Shape = { d: string; fill?: Tone; stroke?: Tone | 'none'; width?: number };

/** The color of a tone as written in a drawing. */
export type ToneColors = (tone: Tone) => string;

/** A shape in an SVG file, inside an element with the common line, weight and `fill="none"`. */
export function pathMarkup({ d, fill, stroke, width }: Shape, color: ToneColors): string {
  const attributes = [
    fill && `fill="${color(fill)}"`,
    stroke && `stroke="${stroke === 'none' ? 'none' : color(stroke)}"`,
    width && `stroke-width="${width}"`,
    `d="${d}"`,
  ];
  return `<path ${attributes.filter(Boolean).join(' ')}/>`;
}
