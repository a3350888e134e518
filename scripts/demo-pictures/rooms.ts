import type { ItemName } from '../../src/demo/content/drawn-items.ts';
import type { Backdrop } from './backdrops.ts';
import { ITEM_CENTIMETERS } from './item-sizes.ts';
import { isClothing } from './item-traits.ts';
import { drawProp, drawSideboard } from './props.ts';
import type { Shot } from './shots.ts';

/** Where an item is in a room, and what is around it. */
interface Room {
  /** Units of the scene per centimeter. */
  unit: number;
  x: number;
  /** The middle of what hangs. */
  y: number;
  foot: number;
  held: 'standing' | 'hanging';
  behind: string;
  /** How far below the item the camera is directed. */
  down: number;
}

type Companion = { item: ItemName; hung?: true };

const FURNITURE: Companion[] = [
  { item: 'plant-floor' },
  { item: 'poster', hung: true },
  { item: 'shelf' },
  { item: 'mirror', hung: true },
  { item: 'armchair' },
  { item: 'poster-concert', hung: true },
  { item: 'chair' },
  { item: 'guitar' },
];
const SMALL_THINGS: ItemName[] = [
  'plant',
  'mugs',
  'books',
  'lamp',
  'books-upright',
  'plant-aloe',
  'vases',
  'clock',
  'moka',
  'radio',
];
const OUTDOORS: ItemName[] = ['bike-city', 'box', 'plant-floor', 'scooter', 'football', 'wateringcan'];

const from = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Returns the surroundings of an item that is seen from farther away. */
export function roomAround(item: ItemName, backdrop: Backdrop, shot: Shot): Room {
  const centimeters = ITEM_CENTIMETERS[item];
  if (backdrop.kind === 'outside') return outside(item, backdrop, shot);
  if (isClothing(item) || item.startsWith('poster') || item === 'mirror') return onWall(item, backdrop, shot);
  return centimeters < 44 ? onSideboard(item, backdrop, shot) : onFloor(item, backdrop, shot);
}

function onFloor(item: ItemName, { edge }: Backdrop, { seed, shadow }: Shot): Room {
  const centimeters = ITEM_CENTIMETERS[item];
  const unit = 400 / Math.min(420, Math.max(230, centimeters * 2));
  const others = FURNITURE.filter((other) => other.item.split('-')[0] !== item.split('-')[0]);
  const hung = others.filter((other) => other.hung);
  const standing = others.filter((other) => !other.hung);
  const width = centimeters * unit;
  const x = 200 - shadow * 24;
  const beside = from(standing, seed);
  const besideX = x + shadow * Math.min(210, width * 0.5 + ITEM_CENTIMETERS[beside.item] * unit * 0.5 + 4);
  const picture = from(hung, Math.floor(seed / 7));
  return {
    unit,
    x,
    y: 0,
    foot: edge + 46,
    held: 'standing',
    behind:
      drawProp(picture.item, { x: x - shadow * width * 0.16, foot: 128, unit }) +
      drawProp(beside.item, { x: besideX, foot: edge + 24, unit, mirrored: seed % 2 === 0 }),
    down: 0,
  };
}

function onSideboard(item: ItemName, { floor }: Backdrop, { seed, shadow }: Shot): Room {
  const unit = 400 / Math.min(150, Math.max(46, ITEM_CENTIMETERS[item] * 3.4));
  const others = SMALL_THINGS.filter((other) => other.split('-')[0] !== item.split('-')[0]);
  const x = 200 - shadow * 40;
  const width = ITEM_CENTIMETERS[item] * unit;
  const first = from(others, seed);
  const second = from(others, seed + 1 + (Math.floor(seed / 11) % (others.length - 1)));
  const beside = x + shadow * (width / 2 + (ITEM_CENTIMETERS[first] * unit) / 2 + 10);
  const top = 300;
  return {
    unit,
    x,
    y: 0,
    foot: top + 2,
    held: 'standing',
    behind:
      drawSideboard(top, floor) +
      drawProp(first, { x: beside, foot: top - 4, unit }) +
      drawProp(second, {
        x: x - shadow * (width / 2 + (ITEM_CENTIMETERS[second] * unit) / 2 + 16),
        foot: top - 5,
        unit,
      }),
    down: 6,
  };
}

/** On a hanger or a nail, over furniture. */
function onWall(item: ItemName, { edge }: Backdrop, { seed, shadow }: Shot): Room {
  const unit = 1.75;
  const hanger = isClothing(item)
    ? '<path d="M150 92L200 74L250 92M200 74V60q0-9 9-9" fill="none" stroke="#7a5a3c" stroke-width="4" stroke-linecap="round"/>'
    : '';
  const standing = FURNITURE.filter((other) => !other.hung);
  const beside = from(standing, seed);
  return {
    unit,
    x: 200,
    y: 150,
    foot: 0,
    held: 'hanging',
    behind:
      hanger +
      drawProp(beside.item, {
        x: 200 + shadow * 108,
        foot: edge + 34,
        unit: unit * 0.95,
        mirrored: seed % 2 === 0,
      }),
    down: 60,
  };
}

function outside(item: ItemName, { edge }: Backdrop, { seed, shadow }: Shot): Room {
  const centimeters = ITEM_CENTIMETERS[item];
  const unit = 400 / Math.min(720, Math.max(120, centimeters * 1.85));
  const others = OUTDOORS.filter((other) => other.split('-')[0] !== item.split('-')[0]);
  const other = from(others, seed);
  const x = 200 - shadow * 30;
  const beside = x + shadow * (centimeters * unit * 0.5 + ITEM_CENTIMETERS[other] * unit * 0.5 + 6);
  return {
    unit,
    x,
    y: 0,
    foot: edge + 66,
    held: 'standing',
    behind: drawProp(other, { x: beside, foot: edge + 44, unit, mirrored: seed % 2 === 0 }),
    down: 0,
  };
}
