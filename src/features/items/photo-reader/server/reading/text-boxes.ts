/** A rectangle around a line of text, in pixels. It may be tilted. */
export interface TextBox {
  centerX: number;
  centerY: number;
  /** Radians from the x-axis to the side that `width` measures, from -45° to 45°. Positive is clockwise. */
  tilt: number;
  width: number;
  height: number;
}

/** How likely each pixel belongs to text, from 0 to 1, row by row. */
export interface TextMap {
  probabilities: Float32Array;
  width: number;
  height: number;
}

/** From here on a pixel belongs to text. These values are those of PP-OCRv4. */
const MIN_PIXEL_PROBABILITY = 0.3;
/** The mean probability from which on a region is text. */
const MIN_REGION_PROBABILITY = 0.6;
/** The detector marks the core of a line. Its area times this, divided by its perimeter, is missing on each side. */
const UNCLIP_RATIO = 1.5;
/** Smaller regions are noise. */
const MIN_SIDE = 3;

type Point = readonly [x: number, y: number];

/** Finds the lines of text in what the detector answers (post-processing of DBNet). */
export function findTextBoxes(map: TextMap): TextBox[] {
  const seen = new Uint8Array(map.probabilities.length);
  const boxes: TextBox[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || !isText(map, start)) continue;
    const { edge, meanProbability } = collectRegion(map, start, seen);
    if (meanProbability < MIN_REGION_PROBABILITY) continue;
    const box = smallestRectangle(convexHull(edge));
    if (box !== null && Math.min(box.width, box.height) >= MIN_SIDE) boxes.push(unclip(box));
  }
  return boxes;
}

const isText = ({ probabilities }: TextMap, index: number): boolean =>
  (probabilities[index] ?? 0) > MIN_PIXEL_PROBABILITY;

/** Collects the pixels that are connected with `start`, marks them as seen, and returns those at the edge. */
function collectRegion(
  map: TextMap,
  start: number,
  seen: Uint8Array,
): { edge: Point[]; meanProbability: number } {
  const { probabilities, width, height } = map;
  const edge: Point[] = [];
  const open = [start];
  seen[start] = 1;
  let count = 0;
  let sum = 0;
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    count += 1;
    sum += probabilities[index] ?? 0;
    const x = index % width;
    const y = Math.floor(index / width);
    let isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1) {
      for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
        const next = nextY * width + nextX;
        if (!isText(map, next)) isEdge = true;
        else if (seen[next] === 0) {
          seen[next] = 1;
          open.push(next);
        }
      }
    }
    if (isEdge) edge.push([x, y]);
  }
  return { edge, meanProbability: sum / count };
}

/** The corners of the smallest convex polygon around some points (monotone chain). */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const halfOf = (ordered: readonly Point[]): Point[] => {
    const half: Point[] = [];
    for (const point of ordered) {
      while (half.length > 1 && !turnsLeft(half.at(-2) as Point, half.at(-1) as Point, point)) half.pop();
      half.push(point);
    }
    return half.slice(0, -1);
  };
  return [...halfOf(sorted), ...halfOf(sorted.toReversed())];
}

const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

/** The rectangle with the least area around a convex polygon: one of its sides lies on a side of the polygon. */
function smallestRectangle(corners: readonly Point[]): TextBox | null {
  let best: TextBox | null = null;
  for (const [index, [fromX, fromY]] of corners.entries()) {
    const [toX, toY] = corners[(index + 1) % corners.length] as Point;
    const angle = Math.atan2(toY - fromY, toX - fromX);
    // The same rectangle has four angles; this is the one nearest to the x-axis.
    const tilt = angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
    const box = rectangleAround(corners, tilt);
    if (best === null || box.width * box.height < best.width * best.height) best = box;
  }
  return best;
}

function rectangleAround(corners: readonly Point[], tilt: number): TextBox {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const along = corners.map(([x, y]) => x * cos + y * sin);
  const across = corners.map(([x, y]) => y * cos - x * sin);
  const [left, right] = [Math.min(...along), Math.max(...along)];
  const [top, bottom] = [Math.min(...across), Math.max(...across)];
  const [middle, level] = [(left + right) / 2, (top + bottom) / 2];
  return {
    centerX: middle * cos - level * sin,
    centerY: middle * sin + level * cos,
    tilt,
    width: right - left,
    height: bottom - top,
  };
}

function unclip(box: TextBox): TextBox {
  const missing = (box.width * box.height * UNCLIP_RATIO) / (2 * (box.width + box.height));
  return { ...box, width: box.width + 2 * missing, height: box.height + 2 * missing };
}
