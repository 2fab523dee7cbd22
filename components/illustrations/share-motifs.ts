import * as kitchen from './kitchen';
import { DISHWASHER, PANEL, TOOL_BAG, WRENCH } from './kitchen-repair';
import { WINDOW } from './kitchen-window';
import type { Shape } from './shape';
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
        ...WINDOW,
        ...kitchen.SINK,
        ...things.RANGE_SIDE,
        ...kitchen.RANGE,
        ...kitchen.MICROWAVE,
        ...DISHWASHER,
        ...PANEL,
        ...TOOL_BAG,
        ...WRENCH,
      ],
      1.46,
      4,
      14,
    ),
  ],
  about: [
    inPlace(WINDOW, 2.3, -16, 6),
    inPlace(things.COUNTER),
    inPlace(TOOL_BAG, 1.8, 111, -113),
    inPlace(WRENCH, 2, -190, -231),
  ],
  privacy: [
    inPlace(WINDOW, 2.5, -46, 20),
    inPlace(things.BLIND, 2.5, -46, 20),
    inPlace(things.COUNTER),
    inPlace(kitchen.TOASTER, 1.9, -440, 142),
  ],
  terms: [inPlace(things.COUNTER), inPlace([...things.WORK_ORDER, ...things.PEN], 1, 0, 14)],
  'business-info': [
    inPlace(things.COUNTER),
    inPlace(things.LICENCE),
    inPlace(TOOL_BAG, 1.5, 60, -2),
    inPlace(kitchen.TOASTER, 1.7, -340, 184),
  ],
  checkout: [
    inPlace(things.COUNTER),
    inPlace(things.CALENDAR),
    inPlace(kitchen.TOASTER, 1.8, -520, 163),
    inPlace(WRENCH, 2, -180, -231),
  ],
};
