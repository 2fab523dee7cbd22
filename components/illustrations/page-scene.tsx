import { LINE_WEIGHT, MOTIFS, type ShareMotif } from './share-motifs';
import type { Shape, Tone } from './shape';

const FILL: Record<Tone, string> = {
  line: 'fill-draw-line',
  pale: 'fill-draw-pale',
  mid: 'fill-draw-mid',
  deep: 'fill-draw-deep',
  wood: 'fill-draw-wood',
  accent: 'fill-draw-accent',
};

const STROKE: Record<Tone | 'none', string> = {
  line: 'stroke-draw-line',
  pale: 'stroke-draw-pale',
  mid: 'stroke-draw-mid',
  deep: 'stroke-draw-deep',
  wood: 'stroke-draw-wood',
  accent: 'stroke-draw-accent',
  none: 'stroke-none',
};

/**
 * The drawing of a route, the same as on its share picture, but in the page's tones, so that it
 * follows dark mode. Decoration: it says nothing that the text doesn't.
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
          strokeWidth={Math.round((LINE_WEIGHT / scale) * 100) / 100}
          className={STROKE.line}
        >
          {shapes.map(({ d, fill, stroke, width }) => (
            <path key={d} className={classes({ fill, stroke })} strokeWidth={width} d={d} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function classes({ fill, stroke }: { fill: Shape['fill']; stroke: Shape['stroke'] }): string | undefined {
  return [fill && FILL[fill], stroke && STROKE[stroke]].filter(Boolean).join(' ') || undefined;
}
