import { drawingHref } from './drawing-href';
import { CITY_NAMES, MAP_HEIGHT, MAP_WIDTH, projectToMap, RIVER_NAME, type Place } from './map-geography';
import { LINE_HEIGHT, NAME_SIZE, type MapLabel, type NamedPoint } from './map-label';
import { placeLabels } from './place-labels';

type MapArea = Place & { id: string; name: string };

type AreaMapProps = {
  /** In the order of the list beside the map: the first area's mark is number 1. */
  areas: readonly MapArea[];
  /** What the map shows, for people who can't see it. */
  label: string;
  className?: string;
};

/**
 * Map of the service areas, north up. Each area is a numbered mark that leads to `#area-ID`, where the list of areas
 * has the same number; its name stands beside it as soon as the map is wide enough to read it. To light a mark from
 * elsewhere, give `.area-mark[data-area=ID]` another `fill` (the mark) and `color` (its number).
 */
export function AreaMap({ areas, label, className = '' }: AreaMapProps) {
  const marks = placeLabels(areas.map((area) => ({ ...area, ...projectToMap(area) })));
  return (
    <div className={`@container ${className}`.trim()}>
      <svg
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        width={MAP_WIDTH}
        height={MAP_HEIGHT}
        className="h-auto w-full"
        role="group"
        aria-label={label}
      >
        <use href={drawingHref('map', 'twin-cities')} />
        <g textAnchor="middle" fontSize={NAME_SIZE}>
          <Captions />
          {marks.map((mark, index) => (
            <a
              key={mark.id}
              href={`#area-${mark.id}`}
              data-area={mark.id}
              aria-label={`${index + 1} ${mark.name}`}
              className="area-mark"
            >
              <g transform={`translate(${Math.round(mark.x)} ${Math.round(mark.y)})`}>
                {/* Room for a finger: 24 px on the narrowest phone. */}
                <circle r="25" fillOpacity="0" />
                <g className="@column:scale-75">
                  <circle r="19" className="stroke-draw-line" strokeWidth="2" />
                  <text y="8.5" fontSize="24" fill="currentColor">
                    {index + 1}
                  </text>
                </g>
                <Name mark={mark} />
              </g>
            </a>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** A mark's name, in one line or two, seen from the mark's middle: few places serve for all marks. */
function Name({ mark: { x, y, label } }: { mark: NamedPoint & { label: MapLabel } }) {
  const left = Math.round(label.x) - Math.round(x);
  const first = Math.round(label.y) - Math.round(y);
  return (
    <text
      textAnchor={label.anchor === 'middle' ? undefined : label.anchor}
      fill="currentColor"
      className="hidden halo text-ink @column:block"
    >
      {label.lines.map((line, row) => (
        <tspan key={line} x={left} y={first + row * LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The names of the cities and the river: they are in the text of the page, so here they are only seen. */
function Captions() {
  return (
    <g aria-hidden fill="currentColor" className="text-soft">
      {CITY_NAMES.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <text fontSize="26" className="font-display @column:scale-75">
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(${RIVER_NAME.x} ${RIVER_NAME.y}) rotate(${RIVER_NAME.turn})`}>
        <text fontSize="15" fontStyle="italic" className="hidden @column:block">
          {RIVER_NAME.name}
        </text>
      </g>
    </g>
  );
}
