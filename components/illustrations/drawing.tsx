import type { ServiceId } from '@/lib/content/schemas/services';
import { pageHref } from '@/lib/site/links';

/** The symbol id in each file of public/drawings, and its viewBox. */
const drawings = {
  'lost-plug': { symbol: 'plug', box: [0, 36, 480, 236] },
  'scene-about': { symbol: 'scene', box: [34, 50, 560, 572] },
} as const;

export const drawingHref = (file: string, symbol: string) => pageHref(`/drawings/${file}.svg#${symbol}`);

const named = (label?: string) => (label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true });

type DrawingProps = {
  of: keyof typeof drawings;
  className?: string;
  /** What the picture shows; leave it out for decoration. */
  label?: string;
};

/** A drawing from an external file. Its colors are the page's tokens (docs/decisions/hero-drawing.md). */
export function Drawing({ of, className, label }: DrawingProps) {
  const { symbol, box } = drawings[of];
  return (
    <svg viewBox={box.join(' ')} width={box[2]} height={box[3]} className={className} {...named(label)}>
      <use href={drawingHref(of, symbol)} />
    </svg>
  );
}

/** The drawing of a service's appliance. Hidden from screen readers: the name is next to it. */
export function Appliance({ id, className }: { id: ServiceId; className?: string }) {
  return (
    <svg viewBox="0 0 160 120" width={160} height={120} className={className} aria-hidden>
      <use href={drawingHref('appliances', id)} />
    </svg>
  );
}

/** The stars of a rating from 1 to 5. `label` says the rating, unless the text beside it does. */
export function Stars({ rating, label }: { rating: number; label?: string }) {
  return (
    <svg viewBox={`0 0 ${rating * 24} 24`} width={rating * 20} height={20} {...named(label)}>
      <use href={drawingHref('stars', 'five')} />
    </svg>
  );
}
