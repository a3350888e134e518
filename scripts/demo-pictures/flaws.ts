import type { Flaw, ItemName } from '../../src/demo/content/drawn-items.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import { ITEM_SPOTS } from './item-sizes.ts';

/** Flaws that are at the outline of an item rather than in its middle. */
const AT_THE_EDGE: ReadonlySet<Flaw> = new Set(['chip', 'corner', 'dent']);

interface Spot {
  x: number;
  y: number;
  /** How large the flaw is drawn. */
  size: number;
}

/** Where a text says that a flaw is, in the drawing's own square. */
const SPOTS: Partial<Record<`${ItemName} ${Flaw}`, [x: number, y: number, size: number]>> = {
  'bike scratch': [128, 258, 12],
  'bike-single-speed chip': [218, 208, 8],
  'camera scuff': [76, 222, 16],
  'car-wagon dent': [236, 232, 20],
  'desk rings': [110, 156, 11],
  'robot rust': [166, 322, 12],
  'shelf scratch': [190, 49, 12],
  'speaker rings': [200, 52, 13],
  'tablet scratch': [84, 190, 12],
  'table scratch': [190, 162, 14],
  'watch-bracelet scratch': [206, 322, 13],
};

/** Returns where a flaw of an item is, in its drawing's own square. */
export function flawSpot(item: ItemName, flaw: Flaw): Spot {
  const spot = SPOTS[`${item} ${flaw}`];
  if (spot !== undefined) return { x: spot[0], y: spot[1], size: spot[2] };
  const [x, y, radius, edgeX, edgeY] = ITEM_SPOTS[item];
  const size = Math.min(34, Math.max(11, radius * 0.42));
  if (!AT_THE_EDGE.has(flaw)) return { x, y, size };
  const inward = size * (flaw === 'dent' ? 0.9 : 0.2);
  const length = Math.hypot(x - edgeX, y - edgeY) || 1;
  return { x: edgeX + ((x - edgeX) / length) * inward, y: edgeY + ((y - edgeY) / length) * inward, size };
}

/** Draws a flaw in an item's own square, to be cut to its outline. */
export function drawFlaw(item: ItemName, flaw: Flaw, seed: number): string {
  const { x, y, size } = flawSpot(item, flaw);
  const random = seededRandom(seed);
  const between = (from: number, to: number): number => Math.round((from + (to - from) * random()) * 10) / 10;
  return `<g transform="translate(${x} ${y})">${DRAWINGS[flaw](size, between)}</g>`;
}

type Between = (from: number, to: number) => number;

const line = (d: string, color: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A closed shape of uneven radius. */
function blob(radius: number, between: Between, uneven = 0.25): string {
  const points = Array.from({ length: 11 }, (_, index) => {
    const turn = (index / 11) * 2 * Math.PI;
    const far = radius * between(1 - uneven, 1 + uneven);
    return [Math.cos(turn) * far, Math.sin(turn) * far * 0.85] as const;
  });
  const middle = (index: number): string => {
    const [ax, ay] = points[index % points.length] ?? [0, 0];
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map(([px, py], index) => `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(index)}`);
  return `M${middle(points.length - 1)}${curves.join('')}Z`;
}

const spot = (id: string, stops: string, rx: number, ry: number, x = 0, y = 0): string =>
  `<radialGradient id="${id}">${stops}</radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;

function drawChip(size: number, between: Between): string {
  const shape = blob(size * 0.55, between, 0.4);
  return (
    `<path d="${shape}" fill="#efe4d2"/><path d="${shape}" fill="none" stroke="#2a1a10" stroke-opacity=".65" stroke-width="1.4"/>` +
    `<path d="${blob(size * 0.3, between, 0.4)}" fill="#c9b89c"/>`
  );
}

const DRAWINGS: Record<Flaw, (size: number, between: Between) => string> = {
  scratch: (size, between) =>
    times(4, (index) => {
      const lean = between(-3, 3);
      const reach = size * (index === 0 ? 1 : between(0.3, 0.8));
      const d = `M${(-reach).toFixed(1)} ${(reach * 0.5 + index * 4 + lean).toFixed(1)}q${reach.toFixed(1)} ${(-reach * 0.6).toFixed(1)} ${(reach * 2).toFixed(1)} ${(-reach + lean).toFixed(1)}`;
      return (
        line(d, '#1c120c', index === 0 ? 2.2 : 1.2, 0.5) + line(d, '#fffaf0', index === 0 ? 1.1 : 0.6, 0.85)
      );
    }),
  dent: (size) =>
    spot(
      'flaw-hollow',
      '<stop stop-color="#100a08" stop-opacity=".6"/><stop offset=".7" stop-color="#100a08" stop-opacity=".25"/><stop offset="1" stop-color="#100a08" stop-opacity="0"/>',
      size,
      size * 0.72,
    ) +
    spot(
      'flaw-glint',
      '<stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>',
      size * 0.6,
      size * 0.26,
      size * 0.2,
      size * 0.5,
    ),
  crack: (size, between) =>
    times(5, (index) => {
      const turn = (index / 5) * 2 * Math.PI + between(-0.4, 0.4);
      const far = size * (index === 0 ? 3 : between(0.7, 1.9));
      let d = 'M0 0';
      for (let step = 1; step <= 4; step += 1) {
        const at = (far * step) / 4;
        d += `L${(Math.cos(turn) * at + between(-2.4, 2.4)).toFixed(1)} ${(Math.sin(turn) * at + between(-2.4, 2.4)).toFixed(1)}`;
      }
      return line(d, '#0c0a10', 1.5, 0.75) + line(d, '#fff', 0.6, 0.9);
    }),
  chip: drawChip,
  corner: drawChip,
  filler: (size, between) => {
    const shape = blob(size * 1.2, between, 0.12);
    return (
      `<path d="${shape}" fill="#f3ead8" fill-opacity=".8"/><path d="${shape}" fill="none" stroke="#7a6a52" stroke-opacity=".5" stroke-width="1.2"/>` +
      line(`M${-size * 0.6} ${-size * 0.2}q${size * 0.5} ${-size * 0.3} ${size} 0`, '#fff', 2, 0.7)
    );
  },
  stain: (size, between) => {
    const shape = blob(size * 0.9, between);
    return (
      `<path d="${shape}" fill="#5a3511" fill-opacity=".3" stroke="#4a2a0c" stroke-opacity=".4" stroke-width="1.6"/>` +
      `<path d="${blob(size * 0.5, between)}" fill="#5a3511" fill-opacity=".2"/>` +
      times(
        5,
        () =>
          `<circle cx="${between(-size, size)}" cy="${between(-size, size)}" r="${between(1, 2.6)}" fill="#5a3511" fill-opacity=".3"/>`,
      )
    );
  },
  rings: (size) =>
    [
      [-size * 0.4, 0, 0.8],
      [size * 0.55, size * 0.35, 0.72],
    ]
      .map(([x = 0, y = 0, of = 1]) =>
        [4, 1.6]
          .map(
            (width) =>
              `<ellipse cx="${x}" cy="${y}" rx="${size * of}" ry="${size * of * 0.86}" fill="none" stroke="#fff3dc" stroke-opacity="${width === 4 ? 0.3 : 0.6}" stroke-width="${width}"/>`,
          )
          .join(''),
      )
      .join(''),
  scuff: (size, between) =>
    times(34, () => {
      const [x, y] = [between(-size, size), between(-size * 0.45, size * 0.45)];
      const d = `M${x} ${y}l${between(3, 12)} ${between(-4, 1)}`;
      return line(d, threadColor(between), between(0.5, 1.7), 0.5);
    }),
  seam: (size, between) =>
    `<path d="M0 ${-size}q${size * 0.42} ${size} 0 ${size * 2}q${-size * 0.36} ${-size} 0 ${-size * 2}z" fill="#1c120c" fill-opacity=".75"/>` +
    times(18, (index) => {
      const [y, side] = [between(-size * 0.8, size * 0.8), index % 2 === 0 ? 1 : -1];
      const d = `M${side * size * 0.16} ${y}q${-side * between(2, 8)} ${between(-3, 3)} ${-side * between(1, 9)} ${between(-5, 5)}`;
      return line(d, threadColor(between), between(0.6, 1.2), 0.9);
    }) +
    line(`M0 ${-size * 1.9}V${-size}M0 ${size}V${size * 1.9}`, '#fff6e8', 1.3, 0.55),
  fray: (size, between) =>
    times(40, () => {
      const d = `M${between(-size * 0.7, size * 0.7)} ${between(-size * 0.25, size * 0.25)}q${between(-6, 6)} ${between(-7, 7)} ${between(-5, 5)} ${between(-13, 13)}`;
      return line(d, threadColor(between), between(0.5, 1.2), 0.85);
    }),
  rust: (size, between) =>
    times(16, () => {
      const [x, y] = [between(-size, size), between(-size * 0.7, size * 0.7)];
      const color = ['#8a3f14', '#b05a1e', '#6a2c0e'][Math.floor(between(0, 2.9))];
      return `<g transform="translate(${x} ${y})"><path d="${blob(between(2, size * 0.26), between, 0.45)}" fill="${color}" fill-opacity=".75"/></g>`;
    }),
  mend: (size, between) => {
    const half = size * 0.8;
    const threads = Array.from({ length: 9 }, (_, index) => -half + (index * half) / 4);
    return (
      `<g transform="rotate(${between(-9, 9)})"><rect x="${-half}" y="${-half * 0.8}" width="${half * 2}" height="${half * 1.6}" rx="3" fill="${PATCHES[Math.floor(between(0, 3.9))]}" fill-opacity=".92"/>` +
      threads
        .map((at) =>
          line(
            `M${at.toFixed(1)} ${(-half * 0.8).toFixed(1)}v${(half * 1.6).toFixed(1)}`,
            '#6b4418',
            0.9,
            0.5,
          ),
        )
        .join('') +
      threads
        .map((at) => line(`M${-half} ${(at * 0.8).toFixed(1)}h${half * 2}`, '#fff0cf', 0.8, 0.4))
        .join('') +
      `<rect x="${-half - 2}" y="${-half * 0.8 - 2}" width="${half * 2 + 4}" height="${half * 1.6 + 4}" rx="4" fill="none" stroke="#fff6e4" stroke-width="1.6" stroke-dasharray="5 3"/></g>`
    );
  },
  fade: (size) =>
    spot(
      'flaw-light',
      '<stop stop-color="#fffaf0" stop-opacity=".62"/><stop offset=".6" stop-color="#fffaf0" stop-opacity=".3"/><stop offset="1" stop-color="#fffaf0" stop-opacity="0"/>',
      size * 2.1,
      size * 1.6,
    ),
};

/** Colors of cloth. */
const PATCHES = ['#c8893f', '#7f3f3a', '#3f5a76', '#5f6b3c'];

/** Light, or dark. */
const threadColor = (between: Between): string => (between(0, 1) < 0.6 ? '#fff6e8' : '#2a1a10');
