import { pathMarkup, type ToneColors } from './shape-markup';
import { MOTIFS, type Layer, type ShareMotif } from './share-motifs';

/** Size of the picture: the right half of a card of 1200 x 630. */
const SHARE_SCENE_WIDTH = 600;
const SHARE_SCENE_HEIGHT = 630;

/** Weight of the lines, the same in every enlargement. */
const LINE_WEIGHT = 4;

/**
 * The picture of a route for social networks, as the text of an SVG file on a transparent ground. Only paths and
 * groups with plain colors ("#rrggbb"): what draws the cards knows no stylesheet, no `<use>` and no filter.
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
