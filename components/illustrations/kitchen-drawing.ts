import * as kitchen from './kitchen';
import { DISHWASHER, PANEL, TOOL_BAG, WRENCH } from './kitchen-repair';
import { WINDOW } from './kitchen-window';
import type { Tone } from './shape';
import { pathMarkup } from './shape-markup';

const SCENE = [
  ...kitchen.FLOOR,
  ...kitchen.SUN_ON_FLOOR,
  ...kitchen.TILES,
  ...WINDOW,
  ...kitchen.SINK,
  ...kitchen.DRAWERS,
  ...kitchen.RANGE,
  ...kitchen.MICROWAVE,
  ...kitchen.SHELF,
  ...kitchen.TOASTER,
  ...kitchen.REFRIGERATOR,
  ...DISHWASHER,
  ...PANEL,
  ...TOOL_BAG,
  ...WRENCH,
];

/** Size of the scene, in the units of its paths. */
export const KITCHEN_WIDTH = 640;
export const KITCHEN_HEIGHT = 420;

/** How `<use>` calls it. */
export const KITCHEN_SYMBOL = 'repair';

/**
 * A kitchen in morning light, its dishwasher under repair, as the text of an SVG file. The colors are the page's tokens: custom
 * properties are inherited through `<use>`, so dark mode follows.
 */
export function kitchenDrawing(): string {
  const token = (tone: Tone) => `var(--color-draw-${tone})`;
  const pen = `fill="none" stroke="${token('line')}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"`;
  const paths = SCENE.map((shape) => pathMarkup(shape, token)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${KITCHEN_SYMBOL}" viewBox="0 0 ${KITCHEN_WIDTH} ${KITCHEN_HEIGHT}" ${pen}>${paths}</symbol></svg>`;
}
