import { drawingHref } from '@/lib/site/href';
import { CITY_NAMES, LINE_HEIGHT, MAP_HEIGHT, MAP_WIDTH, NAME_SIZE, RIVER_NAME } from './map-geography';
import type { AreaMark } from './map-labels';

type Props = {
  /** In the order of the list next to the map: the first mark is number 1. */
  marks: readonly AreaMark[];
  /** The map's accessible name. */
  label: string;
  /** Ids of the highlighted areas. */
  lit: readonly string[];
  /** Called with an area's id when the mouse enters it, with undefined when it leaves. */
  onPoint: (id: string | undefined) => void;
};

/**
 * Map of the service areas, north up. Only a picture: the list next to it has the same numbers and
 * is the control. Names appear once the map is wide enough for them to be legible.
 */
export function AreaMap({ marks, label, lit, onPoint }: Props) {
  return (
    <div className="@container">
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        width={MAP_WIDTH}
        height={MAP_HEIGHT}
        className="h-auto w-full"
        role="img"
        aria-label={label}
      >
        <use href={drawingHref('map', 'twin-cities')} />
        <g textAnchor="middle" fontSize={NAME_SIZE}>
          <Captions />
          {marks.map((mark, index) => (
            <g
              key={mark.id}
              transform={`translate(${mark.x} ${mark.y})`}
              data-lit={lit.includes(mark.id) ? '' : undefined}
              onPointerEnter={() => onPoint(mark.id)}
              onPointerLeave={() => onPoint(undefined)}
              className="area-mark"
            >
              <g className="@column:scale-75">
                <circle r="19" className="stroke-draw-line" strokeWidth="2" />
                <text y="8.5" fontSize="24" fill="currentColor">
                  {index + 1}
                </text>
              </g>
              <Name mark={mark} />
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** A name on one line or two, positioned relative to its mark. */
function Name({ mark: { x, y, label } }: { mark: AreaMark }) {
  return (
    <text
      textAnchor={label.anchor === 'middle' ? undefined : label.anchor}
      fill="currentColor"
      className="hidden halo text-ink @column:block"
    >
      {label.lines.map((line, row) => (
        <tspan key={line} x={label.x - x} y={label.y - y + row * LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The names of the cities and the river. */
function Captions() {
  return (
    <g fill="currentColor" className="text-soft">
      {CITY_NAMES.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <text fontSize="26" className="font-display @column:scale-75">
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(${RIVER_NAME.x} ${RIVER_NAME.y}) rotate(${RIVER_NAME.rotation})`}>
        <text fontSize="15" fontStyle="italic" className="hidden @column:block">
          {RIVER_NAME.name}
        </text>
      </g>
    </g>
  );
}
