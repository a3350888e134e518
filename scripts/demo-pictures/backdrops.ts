/** The background of a picture: two tones of wall, two of floor, and blurred shapes behind the item. */
export interface Backdrop {
  /** 'room' has a floor, 'above' is a surface seen from above, 'outside' has a sky. */
  kind: 'room' | 'above' | 'outside';
  wall: [light: string, dark: string];
  floor: [light: string, dark: string];
  /** Height of the edge between wall and floor, of 400. */
  edge: number;
  boards: boolean;
  grass?: true;
  blurs: { x: number; y: number; rx: number; ry: number; color: string; opacity: number }[];
}

const blur = (x: number, y: number, rx: number, ry: number, color: string, opacity = 0.8) => ({
  x,
  y,
  rx,
  ry,
  color,
  opacity,
});

const oak: [string, string] = ['#d0a672', '#97683a'];
const walnut: [string, string] = ['#a8764b', '#6b4426'];
const plaster: [string, string] = ['#ece4d9', '#cbbfb0'];

export const BACKDROPS = {
  linen: {
    kind: 'room',
    wall: ['#f4ebdf', '#d9c8b3'],
    floor: oak,
    edge: 292,
    boards: true,
    blurs: [blur(34, 110, 80, 100, '#7fa287'), blur(330, 70, 70, 70, '#e8946a')],
  },
  lilac: {
    kind: 'room',
    wall: ['#e4dcf0', '#b3a6cb'],
    floor: walnut,
    edge: 296,
    boards: true,
    blurs: [blur(320, 90, 90, 100, '#f6efff', 0.9), blur(40, 200, 60, 90, '#8c7bb0', 0.6)],
  },
  peach: {
    kind: 'room',
    wall: ['#f8dccb', '#e0ab90'],
    floor: walnut,
    edge: 296,
    boards: true,
    blurs: [blur(70, 80, 60, 60, '#fff4d8', 0.95), blur(350, 150, 70, 130, '#b9735a', 0.6)],
  },
  sky: {
    kind: 'room',
    wall: ['#dbe8f1', '#a5c0d2'],
    floor: plaster,
    edge: 288,
    boards: false,
    blurs: [blur(330, 130, 90, 130, '#5f8fb0', 0.6), blur(60, 80, 80, 70, '#ffffff', 0.9)],
  },
  sage: {
    kind: 'room',
    wall: ['#e0eadd', '#a9c0a6'],
    floor: oak,
    edge: 294,
    boards: true,
    blurs: [blur(330, 80, 90, 90, '#fbfaf0', 0.85), blur(30, 170, 70, 120, '#5d8766', 0.7)],
  },
  honey: {
    kind: 'room',
    wall: ['#f8e5b9', '#dcb673'],
    floor: ['#f1e8dc', '#cdbfae'],
    edge: 286,
    boards: false,
    blurs: [blur(60, 120, 60, 60, '#fffbe8', 0.95), blur(340, 150, 70, 140, '#86a58f', 0.75)],
  },
  teal: {
    kind: 'room',
    wall: ['#9fbcc0', '#5f8489'],
    floor: ['#e2d8ca', '#b5a793'],
    edge: 298,
    boards: false,
    blurs: [blur(70, 80, 50, 50, '#ffe6b0', 0.95), blur(330, 120, 90, 110, '#3f666d', 0.7)],
  },
  rose: {
    kind: 'room',
    wall: ['#f6dde0', '#d8a8b2'],
    floor: plaster,
    edge: 290,
    boards: false,
    blurs: [blur(330, 90, 80, 90, '#fff6f2', 0.9), blur(50, 190, 60, 110, '#b5788a', 0.5)],
  },
  dusk: {
    kind: 'room',
    wall: ['#8d86b5', '#4c4773'],
    floor: ['#7b5a45', '#452e22'],
    edge: 300,
    boards: true,
    blurs: [blur(330, 80, 50, 50, '#ffd79a', 0.95), blur(60, 180, 80, 120, '#37335c', 0.8)],
  },
  garage: {
    kind: 'room',
    wall: ['#dcdcd8', '#adaea9'],
    floor: ['#bdb8b0', '#8b867e'],
    edge: 282,
    boards: false,
    blurs: [blur(50, 120, 70, 150, '#7f8c8f', 0.6), blur(340, 100, 60, 60, '#fff5d9', 0.9)],
  },
  street: {
    kind: 'outside',
    wall: ['#d5e6ef', '#a4c2d1'],
    floor: ['#9b9890', '#6d6a64'],
    edge: 262,
    boards: false,
    blurs: [
      blur(70, 190, 110, 100, '#c9805f', 0.85),
      blur(330, 190, 120, 90, '#6f9270', 0.9),
      blur(210, 230, 130, 60, '#d9c7a8', 0.8),
    ],
  },
  avenue: {
    kind: 'outside',
    wall: ['#f6dfc5', '#d9b595'],
    floor: ['#a39a90', '#736b63'],
    edge: 262,
    boards: false,
    blurs: [
      blur(60, 200, 130, 100, '#6d8f6b', 0.9),
      blur(350, 180, 110, 120, '#8fa9b5', 0.85),
      blur(200, 90, 70, 60, '#fff4d8', 0.9),
    ],
  },
  meadow: {
    kind: 'outside',
    wall: ['#cfe3ee', '#a6c9d8'],
    floor: ['#a2ba6e', '#6c8940'],
    edge: 284,
    boards: false,
    grass: true,
    blurs: [
      blur(70, 250, 150, 110, '#5c8a76', 0.9),
      blur(320, 250, 150, 130, '#47725f', 0.9),
      blur(320, 70, 60, 60, '#fff7df', 0.9),
    ],
  },
  planks: {
    kind: 'above',
    wall: ['#d6c3a4', '#a68c66'],
    floor: ['#d6c3a4', '#a68c66'],
    edge: 0,
    boards: true,
    blurs: [],
  },
  paper: {
    kind: 'above',
    wall: ['#f5f1ea', '#d8d0c4'],
    floor: ['#f5f1ea', '#d8d0c4'],
    edge: 0,
    boards: false,
    blurs: [],
  },
  slate: {
    kind: 'above',
    wall: ['#8d949c', '#555c66'],
    floor: ['#8d949c', '#555c66'],
    edge: 0,
    boards: false,
    blurs: [],
  },
  blush: {
    kind: 'above',
    wall: ['#f7dcd6', '#dba9a2'],
    floor: ['#f7dcd6', '#dba9a2'],
    edge: 0,
    boards: false,
    blurs: [],
  },
  mint: {
    kind: 'above',
    wall: ['#d9ece2', '#9fc2b2'],
    floor: ['#d9ece2', '#9fc2b2'],
    edge: 0,
    boards: false,
    blurs: [],
  },
  plum: {
    kind: 'above',
    wall: ['#b79ade', '#6f4fa6'],
    floor: ['#b79ade', '#6f4fa6'],
    edge: 0,
    boards: false,
    blurs: [],
  },
  walnut: {
    kind: 'above',
    wall: ['#9c7050', '#6a4529'],
    floor: ['#9c7050', '#6a4529'],
    edge: 0,
    boards: true,
    blurs: [],
  },
  canvas: {
    kind: 'above',
    wall: ['#e9dfca', '#c4b596'],
    floor: ['#e9dfca', '#c4b596'],
    edge: 0,
    boards: false,
    blurs: [],
  },
  evening: {
    kind: 'outside',
    wall: ['#f3c9a8', '#c58f94'],
    floor: ['#8f8487', '#5f575e'],
    edge: 264,
    boards: false,
    blurs: [
      blur(60, 210, 130, 90, '#7d5f78', 0.8),
      blur(330, 220, 140, 80, '#5f6f66', 0.85),
      blur(250, 110, 80, 60, '#ffe0b0', 0.9),
    ],
  },
} satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof BACKDROPS;
