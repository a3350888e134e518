import { type ReactNode, useMemo } from 'react';
import type { Position } from '../../../../shared/position.ts';
import { BaseDrawing } from './base-drawing.tsx';
import { pathsOf } from './base-map-paths.ts';
import { overlap, type Point } from './boxes.ts';
import { pixelsPerMile, worldPoint } from './map-scale.ts';
import { useBaseMap } from './use-base-map.ts';

interface BaseAroundProps {
  center: Position;
  /** Pixels per mile. */
  mile: number;
  width: number;
  height: number;
  /** Drawn where there is no base map. */
  fallback: ReactNode;
}

/** Draws the base map around a position into an SVG of a fixed size. */
export function BaseAround({ center, mile, width, height, fallback }: BaseAroundProps) {
  const baseMap = useBaseMap(true);
  const paths = useMemo(() => baseMap && pathsOf(baseMap), [baseMap]);
  if (baseMap === null) return null;
  const zoom = Math.log2(mile / pixelsPerMile(center.latitude, 0));
  const from = worldPoint(center, zoom);
  const pointOf = (position: Position): Point => {
    const { x, y } = worldPoint(position, zoom);
    return { x: width / 2 + x - from.x, y: height / 2 + y - from.y };
  };
  if (paths === null) return fallback;
  const southWest = pointOf(paths.bounds.southWest);
  const northEast = pointOf(paths.bounds.northEast);
  const drawn = {
    x: (southWest.x + northEast.x) / 2,
    y: (southWest.y + northEast.y) / 2,
    width: northEast.x - southWest.x,
    height: southWest.y - northEast.y,
  };
  if (!overlap(drawn, { x: width / 2, y: height / 2, width, height })) return fallback;
  return (
    <>
      <BaseDrawing paths={paths} pointOf={pointOf} zoom={zoom} />
      <text className="fill-ink-2 text-2xs" textAnchor="end" x={width - 12} y={height - 10}>
        {baseMap.attribution}
      </text>
    </>
  );
}
