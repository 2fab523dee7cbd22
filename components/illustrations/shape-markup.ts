import type { Shape, Tone } from './shape';

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
