import { MOTIFS, type ShareMotif } from '@/components/illustrations/share-motifs';
import { Shapes } from '@/components/illustrations/shapes';

/** Weight of the lines in the drawing's own units, whatever its pieces are enlarged by. */
const lineWeight = 4;

/**
 * The drawing of a route, the same as on its share picture, but in the page's own tones, so that it follows dark
 * mode. Decoration: it says nothing that the text doesn't. It stands on whatever comes below.
 */
export function PageScene({ motif, className }: { motif: ShareMotif; className?: string }) {
  return (
    <svg
      viewBox="34 50 560 572"
      width={560}
      height={572}
      className={className}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      {MOTIFS[motif].map(({ shapes, scale, x, y }, index) => (
        <g
          key={index}
          transform={`translate(${x} ${y}) scale(${scale})`}
          strokeWidth={Math.round((lineWeight / scale) * 100) / 100}
        >
          <Shapes shapes={shapes} />
        </g>
      ))}
    </svg>
  );
}
