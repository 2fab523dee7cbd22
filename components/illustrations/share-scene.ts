import type { Shape, Tone } from './shape';
import { MOTIFS, type Layer, type ShareMotif } from './share-motifs';

/** Looks up a tone's color as "#rrggbb": a picture for a social network can't read the tokens. */
export type ToneColors = (tone: Tone) => string;

/** Size of the picture: the right half of a card of 1200 x 630. */
const SHARE_SCENE_WIDTH = 600;
const SHARE_SCENE_HEIGHT = 630;

/** Weight of the lines, the same in every enlargement. */
const LINE_WEIGHT = 4;

/**
 * The picture of a route for social networks, as the text of an SVG file on a transparent ground. Only paths and
 * groups with plain colors: what draws the cards knows no stylesheet, no `<use>` and no filter.
 */
export function shareScene(motif: ShareMotif, color: ToneColors): string {
  const size = `width="${SHARE_SCENE_WIDTH}" height="${SHARE_SCENE_HEIGHT}" viewBox="0 0 ${SHARE_SCENE_WIDTH} ${SHARE_SCENE_HEIGHT}"`;
  const pen = `fill="none" stroke="${color('line')}" stroke-linejoin="round" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${pen}>${MOTIFS[motif].map((layer) => layerMarkup(layer, color)).join('')}</svg>`;
}

function layerMarkup({ shapes, scale, x, y }: Layer, color: ToneColors): string {
  const weight = Math.round((LINE_WEIGHT / scale) * 100) / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${weight}">${shapes.map((shape) => pathMarkup(shape, color)).join('')}</g>`;
}

function pathMarkup({ d, fill, stroke, width }: Shape, color: ToneColors): string {
  const attributes = [
    fill && `fill="${color(fill)}"`,
    stroke && `stroke="${stroke === 'none' ? 'none' : color(stroke)}"`,
    width && `stroke-width="${width}"`,
    `d="${d}"`,
  ];
  return `<path ${attributes.filter(Boolean).join(' ')}/>`;
}
