import { itemShownBy } from '../../src/demo/content/drawn-items.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import { BACKDROPS, type Backdrop } from './backdrops.ts';
import { definitions, ground } from './draw-backdrop.ts';
import { flawSpot } from './flaws.ts';
import { ITEM_BOXES } from './item-boxes.ts';
import { ITEM_CENTIMETERS, ITEM_SPOTS } from './item-sizes.ts';
import { clampToScene, type Frame, SIZE } from './lens.ts';
import type { Camera } from './phone-camera.ts';
import { GROUND, locate, type PlacedItem, place } from './place-item.ts';
import { drawFinger, drawHand, drawProp, drawSideboard, readDrawing } from './props.ts';
import { roomAround } from './rooms.ts';
import { SCENES } from './scenes.ts';
import type { PhotoPlan, Shot } from './shots.ts';
import { labelSpot } from './sides.ts';

/** A finger is shown beside a flaw when what is seen is about as wide, in centimeters. */
const FINGER_FITS = { from: 5, to: 34 } as const;
const FRAME_SHAPES: Record<Shot['shape'], [width: number, height: number]> = {
  square: [1, 1],
  upright: [0.87, 1.16],
  wide: [1.16, 0.87],
};

/** A scene as an SVG without size, and how a photo of it is taken. */
export interface Picture {
  svg: string;
  camera: Camera | null;
}

/** Returns a drawing as it is, as an SVG. */
export const demoDrawing = (name: string): Picture => ({ svg: readDrawing(name), camera: null });

/** What a photo shows: a scene, and the part of it that the camera is directed at. */
interface Composed {
  scene: string;
  frame: Frame;
}

/** Draws a photo of an item. */
export function demoPhoto(photo: PhotoPlan, shot: Shot): Picture {
  const backdrop: Backdrop = BACKDROPS[shot.backdrop];
  const { scene, frame } = compose(photo, shot, backdrop);
  const { yaw, pitch, roll, light, shadow, seed } = shot;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg"><defs>${definitions(backdrop, shadow)}</defs>${scene}${light === 'window' ? panes(shadow) : ''}</svg>`,
    camera: { frame: round(clampToScene(frame, shot)), yaw, pitch, roll, light, shadow, seed },
  };
}

const round = ({ x, y, width, height }: Frame): Frame => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
  width: Math.round(width * 100) / 100,
  height: Math.round(height * 100) / 100,
});

function compose(photo: PhotoPlan, shot: Shot, backdrop: Backdrop): Composed {
  switch (photo.view) {
    case 'detail':
    case 'label':
    case 'flaw':
      return closeUp(photo, shot, backdrop);
    case 'room':
      return fromFarther(photo, shot, backdrop);
    case 'hand':
      return inHand(photo, shot, backdrop);
    case 'mug':
    case 'box':
      return besideProp(photo, shot, backdrop);
    default: {
      const placed = place(photo, shot, locate(photo, backdrop));
      return { scene: ground(backdrop, shot) + placed.svg, frame: aroundItem(placed, photo, shot) };
    }
  }
}

/** Sunlight through a window. */
const panes = (shadow: Shot['shadow']): string =>
  `<g transform="${shadow === 1 ? '' : 'translate(400 0) scale(-1 1) '}skewX(-24)" fill="#fff8e0" fill-opacity=".13">` +
  [130, 232]
    .map((x) => [30, 162].map((y) => `<rect x="${x}" y="${y}" width="94" height="124"/>`).join(''))
    .join('') +
  '</g>';

function shaped(x: number, y: number, width: number, { shape }: Shot): Frame {
  const [across, down] = FRAME_SHAPES[shape];
  return { x, y, width: width * across, height: width * down };
}

/** The whole item, unless its picture shows it from near. */
function aroundItem({ width, height, at }: PlacedItem, { picture }: PhotoPlan, shot: Shot): Frame {
  const near = (SCENES[picture].zoom ?? 1) >= 1.25;
  const [across, down] = FRAME_SHAPES[shot.shape];
  const turned = Math.abs(Math.sin((shot.angle * Math.PI) / 180));
  const lying = BACKDROPS[shot.backdrop].kind === 'above';
  const [wide, high] = lying
    ? [width + (height - width) * turned * 0.8, height + (width - height) * turned * 0.8]
    : [width, height];
  const [itemX, itemY] = near ? [200, 200] : at(...middleOf(picture));
  // Cards show a square in the middle of a photo.
  const needed = near ? 0 : (Math.max(wide, high) / Math.min(across, down)) * 1.16;
  const frame = shaped(itemX, itemY, Math.max(SIZE / shot.zoom, needed), shot);
  const square = Math.min(frame.width, frame.height);
  const slack = near ? [30, 20] : [square - wide * 1.18, square - high * 1.18];
  return {
    ...frame,
    x: frame.x + (shot.dx * Math.max(0, slack[0] ?? 0)) / 2,
    y: frame.y + (shot.dy * Math.max(0, slack[1] ?? 0)) / 2,
  };
}

function middleOf(picture: PhotoPlan['picture']): [number, number] {
  const [left, top, right, bottom] = ITEM_BOXES[itemShownBy(picture)];
  return [(left + right) / 2, (top + bottom) / 2];
}

function closeUp(photo: PhotoPlan, shot: Shot, backdrop: Backdrop): Composed {
  const placed = place(photo, shot, locate(photo, backdrop));
  const spot = spotOf(photo);
  const random = seededRandom(shot.seed);
  const off = (): number => (random() * 2 - 1) * spot.aside;
  const [x, y] = placed.at(spot.x + off(), spot.y + off());
  const width = Math.min(230, Math.max(56, spot.reach * placed.scale));
  const finger = photo.view === 'flaw' ? pointAt(photo, shot, placed, { ...spot, width }) : '';
  return { scene: ground(backdrop, shot) + placed.svg + finger, frame: shaped(x, y, width, shot) };
}

interface SeenSpot {
  x: number;
  y: number;
  /** The size of what is there. */
  size: number;
  /** How far the camera may be directed beside it. */
  aside: number;
  /** How much is seen around it. */
  reach: number;
}

/** What a photo shows close up, in the drawing's own square. */
function spotOf({ picture, view, flaw }: PhotoPlan): SeenSpot {
  const item = itemShownBy(picture);
  if (flaw !== null) {
    const spot = flawSpot(item, flaw);
    return { ...spot, aside: spot.size * 0.4, reach: spot.size * 4.6 };
  }
  const [x, y, radius] = ITEM_SPOTS[item];
  if (view === 'label') {
    const [labelX, labelY] = labelSpot(item);
    return { x: labelX, y: labelY, size: radius, aside: radius * 0.1, reach: radius * 1.6 };
  }
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const reach = Math.max(radius * 2.5, Math.min(right - left, bottom - top) * 0.55);
  return { x, y, size: radius, aside: radius * 0.35, reach };
}

/** Draws a finger that points at a flaw, in some photos and where one fits. */
function pointAt(
  { picture }: PhotoPlan,
  { seed }: Shot,
  placed: PlacedItem,
  { x, y, size, width }: SeenSpot & { width: number },
): string {
  const perCentimeter = placed.width / ITEM_CENTIMETERS[itemShownBy(picture)];
  const centimeters = width / perCentimeter;
  if (seed % 2 !== 0 || centimeters <= FINGER_FITS.from || centimeters >= FINGER_FITS.to) return '';
  const [flawX, flawY] = placed.at(x, y);
  return drawFinger({
    x: flawX + size * placed.scale * 0.55,
    y: flawY + size * placed.scale * 0.5,
    unit: Math.max(perCentimeter, width / 13),
    seed,
  });
}

function fromFarther(photo: PhotoPlan, shot: Shot, backdrop: Backdrop): Composed {
  const item = itemShownBy(photo.picture);
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const room = roomAround(item, backdrop, shot);
  const scale = (ITEM_CENTIMETERS[item] * room.unit) / (right - left);
  const y = room.held === 'hanging' ? room.y : room.foot;
  const placed = place(photo, shot, { x: room.x, y, scale, held: room.held });
  const high = (bottom - top) * scale;
  const frame = shaped(
    200 + shot.dx * 20,
    Math.min(250, placed.y - high * 0.1 + room.down),
    380 / shot.zoom,
    shot,
  );
  return { scene: ground(backdrop, shot) + room.behind + placed.svg, frame };
}

/** On a palm, which is drawn in the item's scale. */
function inHand(photo: PhotoPlan, shot: Shot, backdrop: Backdrop): Composed {
  const item = itemShownBy(photo.picture);
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const centimeters = ITEM_CENTIMETERS[item];
  const unit = Math.min(26, 200 / centimeters, 235 / ((centimeters * (bottom - top)) / (right - left)));
  const scale = (centimeters * unit) / (right - left);
  const placed = place(photo, { ...shot, angle: shot.angle * 0.6 }, { x: 200, y: 205, scale, held: 'lying' });
  const width = Math.min(430, Math.max(placed.width * 2.3, placed.height * 1.5, unit * 11));
  const hand = drawHand({ x: 200, y: 205, unit, seed: shot.seed });
  return {
    scene: ground(backdrop, shot) + hand + placed.svg,
    frame: shaped(200 + shot.dx * 16, 196, width, shot),
  };
}

/** Next to something whose size everybody knows. */
function besideProp(photo: PhotoPlan, shot: Shot, backdrop: Backdrop): Composed {
  const item = itemShownBy(photo.picture);
  const prop = photo.view === 'mug' ? 'mugs' : 'box';
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const centimeters = ITEM_CENTIMETERS[item];
  const propWidth = ITEM_CENTIMETERS[prop];
  const high = (centimeters * (bottom - top)) / (right - left);
  const unit = Math.min(310 / (centimeters + propWidth * 0.92), 255 / high, 250 / propWidth);
  const whole = (centimeters + propWidth) * unit;
  const side = shot.mirrored ? -1 : 1;
  const x = 200 - (side * (whole - centimeters * unit)) / 2;
  const foot = GROUND - 8;
  const placed = place(photo, shot, {
    x,
    y: foot,
    scale: (centimeters * unit) / (right - left),
    held: 'standing',
  });
  const beside = drawProp(prop, {
    x: 200 + (side * (whole - propWidth * unit)) / 2,
    foot: foot + (shot.seed % 2 === 0 ? 4 : -7),
    unit,
    mirrored: shot.seed % 3 === 0,
  });
  const table = photo.view === 'mug' && backdrop.boards ? drawSideboard(foot - 16, backdrop.floor) : '';
  const scene =
    ground(backdrop, shot) + table + (shot.seed % 2 === 0 ? placed.svg + beside : beside + placed.svg);
  return {
    scene,
    frame: shaped(
      200,
      218 - Math.min(40, (262 - high * unit) * 0.1),
      Math.max(whole * 1.2, high * unit * 1.25),
      shot,
    ),
  };
}
