/** The transform of a photo in its frame: scaled around the center, then shifted, in CSS pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** The scale of a double tap. */
export const TAP_SCALE = 2.5;

/**
 * Zooms while the part of the photo under a point stays there.
 * @param point Relative to the center of the frame.
 */
export function zoomTo(zoom: Zoom, scale: number, point: Point, frame: Size, photo: Size): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return clampToFrame(
    { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
    photo,
  );
}

export function panBy(zoom: Zoom, x: number, y: number, frame: Size, photo: Size): Zoom {
  return clampToFrame({ ...zoom, x: zoom.x + x, y: zoom.y + y }, frame, photo);
}

/** Keeps the edges of an enlarged photo outside the frame, and centers one that fits. */
function clampToFrame({ scale, x, y }: Zoom, frame: Size, photo: Size): Zoom {
  const roomX = Math.max(0, (photo.width * scale - frame.width) / 2);
  const roomY = Math.max(0, (photo.height * scale - frame.height) / 2);
  // Adding 0 turns a -0 into 0.
  return {
    scale,
    x: Math.min(roomX, Math.max(-roomX, x)) + 0,
    y: Math.min(roomY, Math.max(-roomY, y)) + 0,
  };
}

/** Returns the size of a photo fitted into a frame, never larger than it is stored. */
export function fit(photo: Size, frame: Size): Size {
  const share = Math.min(1, frame.width / photo.width, frame.height / photo.height);
  return { width: photo.width * share, height: photo.height * share };
}
