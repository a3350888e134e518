import type { Position } from '../../../../shared/position.ts';
import type { BaseMapKind } from '../contract/base-map.ts';
import { type BaseMapPaths, PATHS_ZOOM } from './base-map-paths.ts';
import type { Point } from './boxes.ts';

interface BaseDrawingProps {
  paths: BaseMapPaths;
  pointOf: (position: Position) => Point;
  zoom: number;
}

/** In the order of drawing. */
const GROUNDS: readonly { kind: BaseMapKind; fill: string }[] = [
  { kind: 'area', fill: 'fill-map-line/40' },
  { kind: 'park', fill: 'fill-map-park' },
  { kind: 'water', fill: 'fill-map-water' },
];

/** In the order of drawing. Widths are in pixels at WIDTHS_ZOOM. */
const LINES: readonly { kind: BaseMapKind; width: number; stroke: string; edge?: string }[] = [
  { kind: 'water', width: 5, stroke: 'stroke-map-water' },
  { kind: 'street', width: 2, stroke: 'stroke-map-road' },
  { kind: 'road', width: 4, stroke: 'stroke-map-road', edge: 'stroke-map-line' },
  { kind: 'highway', width: 6, stroke: 'stroke-map-highway', edge: 'stroke-map-line' },
  { kind: 'bridge', width: 4, stroke: 'stroke-map-road', edge: 'stroke-map-bridge' },
];
const WIDTHS_ZOOM = 13;
const EDGE = 1;

/** Draws a base map: grounds, then lines, each kind of line over the ones before. */
export function BaseDrawing({ paths: { origin, grounds, lines }, pointOf, zoom }: BaseDrawingProps) {
  const { x, y } = pointOf(origin);
  // Roads grow more slowly than the map.
  const growth = 2 ** ((zoom - WIDTHS_ZOOM) / 2);
  return (
    <g
      className="[&_path]:[vector-effect:non-scaling-stroke]"
      transform={`translate(${x} ${y}) scale(${2 ** (zoom - PATHS_ZOOM)})`}
    >
      {GROUNDS.flatMap(({ kind, fill }) =>
        grounds
          .filter((ground) => ground.kind === kind)
          .map(({ path }) => <path key={path} className={fill} fillRule="evenodd" d={path} />),
      )}
      <g className="fill-none" strokeLinejoin="round" strokeLinecap="round">
        {LINES.map(({ kind, width, stroke, edge }) => {
          const path = lines.get(kind);
          if (path === undefined) return null;
          return (
            <g key={kind} strokeLinecap={kind === 'bridge' ? 'butt' : undefined}>
              {edge && <path className={edge} strokeWidth={width * growth + 2 * EDGE} d={path} />}
              <path className={stroke} strokeWidth={width * growth} d={path} />
            </g>
          );
        })}
      </g>
    </g>
  );
}
