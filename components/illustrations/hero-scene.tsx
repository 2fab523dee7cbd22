import * as kitchen from './kitchen';
import { DISHWASHER, PANEL, TOOL_BAG, WRENCH } from './kitchen-repair';
import { WINDOW } from './kitchen-window';
import { Shapes } from './shapes';

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

type HeroSceneProps = {
  className?: string;
  /** What the picture shows; without it the picture is decoration and hidden from screen readers. */
  label?: string;
};

/**
 * A kitchen in morning light, its dishwasher under repair. It stands in the first screen, so it is part of the page
 * (about 1.9 kB compressed) instead of a file. Made for 300 to 700 px width.
 */
export function HeroScene({ className, label }: HeroSceneProps) {
  return (
    <svg
      viewBox="0 0 640 420"
      width={640}
      height={420}
      className={className}
      fill="none"
      strokeWidth={2.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Shapes shapes={SCENE} />
    </svg>
  );
}
