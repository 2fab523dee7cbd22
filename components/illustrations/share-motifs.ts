import * as kitchen from './kitchen';
import { pathMarkup, type Shape, type ToneColors } from './shape';
import * as things from './share-things';

/** Pieces of the kitchen put in their place: enlarged by `scale`, then moved by `x` and `y`. */
export type Layer = { shapes: readonly Shape[]; scale: number; x: number; y: number };

/** The routes that have a picture of their own. */
export type ShareMotif = 'home' | 'about' | 'privacy' | 'terms' | 'business-info' | 'checkout';

const inPlace = (shapes: readonly Shape[], scale = 1, x = 0, y = 0): Layer => ({ shapes, scale, x, y });

/** What each picture is made of, back to front, in a field of 600 x 630. */
export const MOTIFS: Record<ShareMotif, readonly Layer[]> = {
  home: [
    inPlace(
      [
        ...things.SHORT_FLOOR,
        ...things.SHORT_TILES,
        ...kitchen.WINDOW,
        ...kitchen.SINK,
        ...things.RANGE_SIDE,
        ...kitchen.RANGE,
        ...kitchen.MICROWAVE,
        ...kitchen.DISHWASHER,
        ...kitchen.PANEL,
        ...kitchen.TOOL_BAG,
        ...kitchen.WRENCH,
      ],
      1.46,
      4,
      14,
    ),
  ],
  about: [
    inPlace(kitchen.WINDOW, 2.3, -16, 6),
    inPlace(things.COUNTER),
    inPlace(kitchen.TOOL_BAG, 1.8, 111, -113),
    inPlace(kitchen.WRENCH, 2, -190, -231),
  ],
  privacy: [
    inPlace(kitchen.WINDOW, 2.5, -46, 20),
    inPlace(things.BLIND, 2.5, -46, 20),
    inPlace(things.COUNTER),
    inPlace(kitchen.TOASTER, 1.9, -440, 142),
  ],
  terms: [inPlace(things.COUNTER), inPlace([...things.WORK_ORDER, ...things.PEN], 1, 0, 14)],
  'business-info': [
    inPlace(things.COUNTER),
    inPlace(things.LICENCE),
    inPlace(kitchen.TOOL_BAG, 1.5, 60, -2),
    inPlace(kitchen.TOASTER, 1.7, -340, 184),
  ],
  checkout: [
    inPlace(things.COUNTER),
    inPlace(things.CALENDAR),
    inPlace(kitchen.TOASTER, 1.8, -520, 163),
    inPlace(kitchen.WRENCH, 2, -180, -231),
  ],
};

/** Size of the picture: the right half of a card of 1200 x 630. */
const SHARE_SCENE_WIDTH = 600;
const SHARE_SCENE_HEIGHT = 630;

/** Weight of the lines, the same in every enlargement. */
export const LINE_WEIGHT = 4;

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
