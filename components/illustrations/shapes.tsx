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

/** Shapes as paths in the tones of the page, for inside an `<svg fill="none">` with the common line weight. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <g className={STROKE.line}>
      {shapes.map(({ d, fill, stroke, width }, index) => (
        <path key={index} className={classes(fill, stroke)} strokeWidth={width} d={d} />
      ))}
    </g>
  );
}

function classes(fill?: Tone, stroke?: Tone | 'none'): string | undefined {
  return [fill && FILL[fill], stroke && STROKE[stroke]].filter(Boolean).join(' ') || undefined;
}
