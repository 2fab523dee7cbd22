import { drawingHref } from '@/lib/site/href';
import { KITCHEN_HEIGHT, KITCHEN_SYMBOL, KITCHEN_WIDTH } from './kitchen';

type HeroSceneProps = {
  className?: string;
  /** What the picture shows; without it the picture is decoration. */
  label?: string;
};

/**
 * A kitchen in morning light, its dishwasher under repair. A separate file even on the first screen:
 * inline, the page would not fit into the first round trip (docs/decisions/hero-drawing.md). Designed
 * for 300 to 700 px width.
 */
export function HeroScene({ className, label }: HeroSceneProps) {
  return (
    <svg
      viewBox={`0 0 ${KITCHEN_WIDTH} ${KITCHEN_HEIGHT}`}
      width={KITCHEN_WIDTH}
      height={KITCHEN_HEIGHT}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={drawingHref('kitchen', KITCHEN_SYMBOL)} />
    </svg>
  );
}
