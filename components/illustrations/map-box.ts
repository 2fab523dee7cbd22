import type { MapPoint } from './map-geography';

/** An upright rectangle in the drawing, in units of the map. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The square box that holds a circle. */
export function boxAround({ x, y }: MapPoint, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Area that two boxes share; 0 when they are apart. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Area of a box that others cover. What two of them cover counts twice. */
export function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((total, other) => total + overlap(box, other), 0);
}
