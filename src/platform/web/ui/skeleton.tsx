import type { CSSProperties } from 'react';

type SkeletonProps = { width?: CSSProperties['width']; height?: CSSProperties['height']; radius?: number };

/** A bar in the shape of what is coming. Hidden from assistive technology: say 'Loading' once, outside. */
export function Skeleton({ width = '100%', height = 16, radius }: SkeletonProps) {
  return <span className="sk" aria-hidden="true" style={{ width, height, borderRadius: radius }} />;
}
