import type { CSSProperties } from 'react';

type SkeletonProps = { width?: CSSProperties['width']; height?: CSSProperties['height']; radius?: number };

/** A placeholder bar. Hidden from screen readers: announce 'Loading' once, outside. */
export function Skeleton({ width = '100%', height = 16, radius }: SkeletonProps) {
  return <span className="sk" aria-hidden="true" style={{ width, height, borderRadius: radius }} />;
}
