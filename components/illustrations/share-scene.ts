import type { Shape, Tone } from './shape';
import { MOTIFS, type Layer, type ShareMotif } from './share-motifs';

/**
 * The light values of the `--color-draw-…` tokens in sRGB: a picture for a social network can't read the tokens.
 * A test compares the two.
 */
export const SHARE_COLOURS: Record<Tone, string> = {
  line: '#10323f',
  pale: '#fcfaf4',
  mid: '#c1dfe9',
  deep: '#7aaec0',
  wood: '#e3cdb1',
  accent: '#e4762c',
};

/** Size of the picture: the right half of a card of 1200 x 630. */
const SHARE_SCENE_WIDTH = 600;
const SHARE_SCENE_HEIGHT = 630;

/** Weight of the lines, the same in every enlargement. */
const LINE_WEIGHT = 4;

/**
 * The picture of a route for social networks, as the text of an SVG file on a transparent ground. Only paths and
 * groups with fixed colours: what draws the cards knows no stylesheet, no `<use>` and no filter.
 */
export function shareScene(motif: ShareMotif): string {
  const size = `width="${SHARE_SCENE_WIDTH}" height="${SHARE_SCENE_HEIGHT}" viewBox="0 0 ${SHARE_SCENE_WIDTH} ${SHARE_SCENE_HEIGHT}"`;
  const pen = `fill="none" stroke="${SHARE_COLOURS.line}" stroke-linejoin="round" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${pen}>${MOTIFS[motif].map(layerMarkup).join('')}</svg>`;
}

function layerMarkup({ shapes, scale, x, y }: Layer): string {
  const weight = Math.round((LINE_WEIGHT / scale) * 100) / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-width="${weight}">${shapes.map(pathMarkup).join('')}</g>`;
}

function pathMarkup({ d, fill, stroke, width }: Shape): string {
  const attributes = [
    fill && `fill="${SHARE_COLOURS[fill]}"`,
    stroke && `stroke="${stroke === 'none' ? 'none' : SHARE_COLOURS[stroke]}"`,
    width && `stroke-width="${width}"`,
    `d="${d}"`,
  ];
  return `<path ${attributes.filter(Boolean).join(' ')}/>`;
}
