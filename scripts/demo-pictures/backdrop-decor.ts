import type { Backdrop } from './backdrops.ts';

/** What else is to be seen where an item was photographed, quiet enough not to draw the eye. */
interface Decor {
  /** Kinds of backdrops it suits. */
  kind: Backdrop['kind'];
  /** Not on boards or on grass. */
  onPlain?: true;
  /** As large as furniture, which a cup would look gigantic beside. */
  large?: true;
  /** Would be behind what hangs on the wall itself. */
  high?: true;
  draw: (backdrop: Backdrop) => string;
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

const path = (d: string, stroke: string, opacity: number, width = 1.6): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;

const box = (x: number, y: number, width: number, height: number, fill: string, opacity: number, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}" fill-opacity="${opacity}"/>`;

const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity: number, turn = 0) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" fill-opacity="${opacity}" transform="rotate(${turn} ${cx} ${cy})"/>`;

/** A strip along the foot of the wall. */
const skirting = ({ edge }: Backdrop): string =>
  box(-80, edge - 15, 560, 15, '#fffaf2', 0.5) + box(-80, edge - 16, 560, 1.6, '#2a1c14', 0.16);

function bricks(edge: number, color: string): string {
  const rows = range(-72, edge, 22);
  const joints = rows.flatMap((y, row) =>
    range(-80 + (row % 2) * 24, 480, 48).map((x) => `M${x} ${y}v${Math.min(22, edge - y)}`),
  );
  return path(rows.map((y) => `M-80 ${y}H480`).join('') + joints.join(''), color, 0.16, 2);
}

export const DECOR = {
  skirting: { kind: 'room', large: true, draw: skirting },
  window: {
    kind: 'room',
    large: true,
    high: true,
    draw: (backdrop) =>
      skirting(backdrop) +
      box(262, 14, 124, 168, '#fffdf4', 0.75, 3) +
      box(270, 22, 50, 72, '#cfe6f2', 0.8) +
      box(328, 22, 50, 72, '#cfe6f2', 0.8) +
      box(270, 102, 50, 72, '#dcebe0', 0.8) +
      box(328, 102, 50, 72, '#dcebe0', 0.8) +
      box(252, 182, 144, 9, '#fffaf0', 0.85, 2),
  },
  frame: {
    kind: 'room',
    large: true,
    high: true,
    draw: (backdrop) =>
      skirting(backdrop) +
      box(40, 34, 84, 106, '#5b4030', 0.55, 2) +
      box(46, 40, 72, 94, '#fbf6ec', 0.8) +
      `<path d="M54 120L76 84L90 104L98 92L110 120Z" fill="#7d9a8c" fill-opacity=".6"/>` +
      oval(98, 66, 8, 8, '#e0a36a', 0.6) +
      box(144, 58, 46, 58, '#5b4030', 0.45, 2) +
      box(149, 63, 36, 48, '#fbf6ec', 0.75),
  },
  panels: {
    kind: 'room',
    large: true,
    draw: ({ edge }) =>
      box(-80, edge - 104, 560, 104, '#fffaf2', 0.28) +
      box(-80, edge - 108, 560, 6, '#fffaf2', 0.5) +
      path(
        range(-70, 470, 92)
          .map((x) => `M${x} ${edge - 88}h72v68h-72z`)
          .join(''),
        '#2a1c14',
        0.14,
      ),
  },
  bricks: { kind: 'room', draw: ({ edge }) => bricks(edge, '#fff6ea') },
  stripes: {
    kind: 'room',
    draw: ({ edge }) =>
      range(-80, 480, 44)
        .map((x) => box(x, -80, 20, edge + 80, '#ffffff', 0.17))
        .join(''),
  },
  shelf: {
    kind: 'room',
    large: true,
    high: true,
    draw: () =>
      box(232, 96, 150, 8, '#6b4a32', 0.6, 1) +
      box(244, 52, 12, 44, '#9c5b4a', 0.5) +
      box(258, 46, 10, 50, '#54707c', 0.5) +
      box(270, 56, 14, 40, '#c39a55', 0.5) +
      box(286, 50, 9, 46, '#6d7f5c', 0.5) +
      `<path d="M330 96q-14-14-8-30q2-8 10-8t10 8q6 16-8 30z" fill="#e8dccb" fill-opacity=".75"/>` +
      path('M336 58q-4-22-16-30M338 58q2-24 14-34', '#6f8465', 0.6, 3),
  },
  curtain: {
    kind: 'room',
    draw: ({ edge }) =>
      range(-14, 86, 20)
        .map((x, index) => box(x, -80, 20, edge + 96, index % 2 === 0 ? '#fffaf2' : '#cbb9a6', 0.55, 9))
        .join(''),
  },
  rug: {
    kind: 'room',
    large: true,
    draw: (backdrop) =>
      skirting(backdrop) +
      oval(200, 352, 236, 40, '#8b4a44', 0.34) +
      oval(200, 352, 214, 33, '#ecdcc4', 0.3) +
      oval(200, 352, 190, 27, '#8b4a44', 0.26),
  },
  plant: {
    kind: 'room',
    large: true,
    draw: ({ edge }) =>
      [-38, -18, 2, 22, 40]
        .map((turn, index) =>
          oval(46, edge - 74 + index * 2, 11, 58, index % 2 === 0 ? '#5f7f5d' : '#7c9a70', 0.6, turn),
        )
        .join('') + `<path d="M22 ${edge - 30}h48l-7 44h-34z" fill="#b4714f" fill-opacity=".75"/>`,
  },
  jars: {
    kind: 'room',
    draw: ({ edge }) =>
      box(300, edge - 92, 54, 104, '#fffaf0', 0.5, 16) +
      box(310, edge - 106, 34, 16, '#8a6a50', 0.5, 5) +
      box(356, edge - 62, 46, 76, '#b57a5c', 0.42, 14) +
      box(10, edge - 54, 64, 66, '#7f9a8a', 0.4, 20),
  },
  lights: {
    kind: 'room',
    draw: ({ edge }) =>
      [
        [40, 40, 22],
        [104, 84, 15],
        [176, 30, 18],
        [256, 74, 24],
        [326, 34, 14],
        [370, 96, 20],
      ]
        .map(([x = 0, y = 0, r = 0]) => oval(x, Math.min(y, edge), r, r, '#fff3cf', 0.4))
        .join(''),
  },
  daylight: {
    kind: 'above',
    draw: () =>
      [-40, 60, 160, 260, 360]
        .map((x) => `<path d="M${x} -80l62 0l-170 560l-62 0z" fill="#fffaf0" fill-opacity=".17"/>`)
        .join(''),
  },
  leaves: {
    kind: 'above',
    draw: () =>
      [
        [30, 40, -35],
        [70, 12, 10],
        [96, 56, -70],
        [22, 100, -60],
        [372, 352, 40],
        [330, 392, 80],
        [386, 298, 10],
      ]
        .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 15, 46, '#1f2a1c', 0.2, turn))
        .join(''),
  },
  cloth: {
    kind: 'above',
    draw: () =>
      `<g transform="rotate(-9 200 200)">${box(6, 4, 388, 392, '#2a1c10', 0.1, 5)}${box(2, 0, 388, 392, '#fdf8ef', 0.72, 5)}${path('M14 16H378M14 25H378M14 367H378M14 376H378', '#b5695a', 0.5, 3)}</g>`,
  },
  tiles: {
    kind: 'above',
    onPlain: true,
    draw: () =>
      path(
        range(-66, 480, 92)
          .map((at) => `M${at} -80V480M-80 ${at}H480`)
          .join(''),
        '#fffaf2',
        0.42,
        3,
      ),
  },
  fence: {
    kind: 'outside',
    draw: ({ edge }) =>
      range(-80, 480, 34)
        .map((x, index) => box(x, 96, 31, edge - 96, index % 3 === 0 ? '#9a7658' : '#a98465', 0.82, 2))
        .join('') + box(-80, 122, 560, 8, '#6b4d36', 0.3),
  },
  wall: {
    kind: 'outside',
    onPlain: true,
    draw: ({ edge }) => box(-80, 40, 560, edge - 40, '#b4694f', 0.6) + bricks(edge, '#f4dccb'),
  },
  door: {
    kind: 'outside',
    onPlain: true,
    draw: ({ edge }) =>
      box(36, 44, 328, edge - 44, '#eef0ee', 0.88, 3) +
      path(
        range(78, edge, 44)
          .map((y) => `M40 ${y}H360`)
          .join(''),
        '#5d6a70',
        0.36,
        2,
      ),
  },
  hedge: {
    kind: 'outside',
    draw: ({ edge }) =>
      range(-60, 480, 46)
        .map((x, index) =>
          oval(x, edge - 44 - (index % 3) * 7, 44, 56, index % 2 === 0 ? '#56794f' : '#668a58', 0.9),
        )
        .join('') + box(-80, edge - 44, 560, 44, '#56794f', 0.95),
  },
  tree: {
    kind: 'outside',
    draw: ({ edge }) =>
      box(322, 70, 22, edge - 70, '#6d5138', 0.8, 4) +
      oval(334, 60, 78, 66, '#6a8d5c', 0.85) +
      oval(290, 88, 46, 40, '#7b9c69', 0.8) +
      oval(376, 92, 46, 42, '#5f8254', 0.85),
  },
} satisfies Record<string, Decor>;

export type DecorName = keyof typeof DECOR;

/** What suits a place, and an item that is small or hangs on the wall. */
export function decorFor(
  { kind, boards, grass }: Backdrop,
  { small, hung }: { small: boolean; hung: boolean },
): DecorName[] {
  const all = Object.entries(DECOR) as [DecorName, Decor][];
  return all
    .filter(([, { onPlain }]) => !(onPlain && (boards || grass)))
    .filter(([, decor]) => decor.kind === kind && !(decor.large && small) && !(decor.high && hung))
    .map(([name]) => name);
}
