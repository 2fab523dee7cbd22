import type { ServiceId } from '@/lib/content/schemas/services';
import { drawingHref } from './drawing';

/** The parts of public/drawings/kitchen.svg, from back to front. What the hour does is in the foreground. */
const layers = [
  'room',
  'dishwasher',
  'oven-range',
  'microwave',
  'small-appliances',
  'foreground',
  'refrigerator',
] as const;

const isRoom = (layer: string) => layer === 'room' || layer === 'foreground';

type KitchenProps = { services: readonly { id: ServiceId }[]; label: string; className?: string };

/**
 * A kitchen with the appliances that the business repairs, in the light of the hour. Stands at the bottom
 * left of a box of any shape; wall and floor fill the rest (docs/decisions/hero-drawing.md).
 */
export function Kitchen({ services, label, className }: KitchenProps) {
  return (
    <svg
      viewBox="0 0 600 380"
      width={600}
      height={380}
      preserveAspectRatio="xMinYMax"
      fill="none"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`stroke-draw-line ${className}`}
      role="img"
      aria-label={label}
    >
      {layers
        .filter((layer) => isRoom(layer) || services.some(({ id }) => id === layer))
        .map((layer) => (
          <use key={layer} href={drawingHref('kitchen', layer)} />
        ))}
    </svg>
  );
}
