import { itemShownBy } from '../../src/demo/content/drawn-items.ts';
import type { Backdrop } from './backdrops.ts';
import { drawItem } from './draw-item.ts';
import { ITEM_BOXES } from './item-boxes.ts';
import { SCENES } from './scenes.ts';
import type { PhotoPlan, Shot } from './shots.ts';

/** Where items stand on a floor, below the edge of the wall. */
export const GROUND = 334;
const number = (value: number): string => String(Math.round(value * 100) / 100);

export interface PlacedItem {
  svg: string;
  /** Its middle and its size in the scene. */
  x: number;
  y: number;
  foot: number;
  width: number;
  height: number;
  /** Units of the scene by one of the drawing. */
  scale: number;
  /** Where a place of its drawing is in the scene. */
  at: (x: number, y: number) => [x: number, y: number];
}

/** Where an item is: its foot stands there, or its middle hangs or lies there. */
interface Location {
  x: number;
  y: number;
  scale: number;
  held: 'standing' | 'hanging' | 'lying';
}

/** Returns where an item is in a photo of the whole of it. */
export function locate(photo: PhotoPlan, backdrop: Backdrop): Location {
  const scene = SCENES[photo.picture];
  const [left, top, right, bottom] = ITEM_BOXES[itemShownBy(photo.picture)];
  const [width, height] = [right - left, bottom - top];
  const x = 200 + (scene.dx ?? 0);
  if (backdrop.kind === 'above') {
    const scale = Math.min(300 / width, 300 / height, 1.2) * (scene.zoom ?? 1);
    return { x, y: 200 + (scene.dy ?? 0), scale, held: 'lying' };
  }
  const scale = Math.min(325 / width, 262 / height, 1.2) * (scene.zoom ?? 1);
  if (scene.hung) return { x, y: GROUND - (height * scale) / 2 + (scene.dy ?? 0), scale, held: 'hanging' };
  // A low item stands a little farther back, so that it is not at the edge of the picture.
  const lift = Math.max(0, 220 - height * scale) * 0.16;
  return { x, y: GROUND - lift + (scene.dy ?? 0), scale, held: 'standing' };
}

/** Draws an item where it is, with its shadow. */
export function place(photo: PhotoPlan, shot: Shot, { x, y, scale, held }: Location): PlacedItem {
  const item = itemShownBy(photo.picture);
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const [width, height] = [(right - left) * scale, (bottom - top) * scale];
  const middle = held === 'standing' ? y - height / 2 : y;
  const foot = middle + height / 2;
  const flip = shot.mirrored ? -1 : 1;
  const turn = held === 'lying' ? shot.angle : 0;
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const fall = 12 * shot.shadow;
  const oval = (cx: number, cy: number, rx: number, ry: number, opacity: number): string =>
    `<ellipse cx="${number(cx)}" cy="${number(cy)}" rx="${number(rx)}" ry="${number(ry)}" fill="url(#scene-shade)" opacity="${opacity}"/>`;
  const fine = item === 'necklace' || item === 'bracelet';
  const shadows = {
    lying: () => oval(x + fall, middle + height * 0.06, width * 0.61, height * 0.6, fine ? 0.25 : 0.8),
    hanging: () => oval(x + fall, middle + 16, width * 0.57, height * 0.58, 0.7),
    standing: () =>
      oval(x + width * 0.21 * shot.shadow, foot - 2, width * 0.62, 6 + width * 0.06, 0.55) +
      oval(x, foot - 1, width * 0.51, Math.min(9, 3 + width * 0.03), 1),
  };
  return {
    svg:
      shadows[held]() +
      `<g transform="translate(${number(x)} ${number(middle)}) rotate(${number(turn)}) scale(${(scale * flip).toFixed(4)} ${scale.toFixed(4)}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})">${drawItem(photo, shot, { standing: held === 'standing' })}</g>`,
    x,
    y: middle,
    foot,
    width,
    height,
    scale,
    at: (itemX, itemY) => {
      const [dx, dy] = [(itemX - (left + right) / 2) * scale * flip, (itemY - (top + bottom) / 2) * scale];
      return [x + dx * cosine - dy * sine, middle + dx * sine + dy * cosine];
    },
  };
}
