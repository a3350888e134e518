import type { PictureKey } from '../../src/demo/content/drawn-items.ts';
import { paint, type Recolor } from './recolor.ts';

const WOOD: Recolor['from'] = [12, 48];
const dark = paint(WOOD, 20, 0.9, -0.17);
const pale = paint(WOOD, 34, 0.5, 0.16);
const black = paint(WOOD, 24, 0.14, -0.24);

/** Other colors in which a picture is shown when several listings have it, and no text names its color. */
export const TINTS: Partial<Record<PictureKey, readonly (readonly Recolor[])[]>> = {
  'board-game': [paint([190, 260], 150, 0.8), paint([190, 260], 355, 0.8)],
  chair: [dark, paint(WOOD, 150, 0.45, 0.02), pale],
  desk: [dark, pale, paint(WOOD, 205, 0.35, 0.02)],
  'desk-small': [dark],
  drill: [paint([18, 62], 205, 0.8), paint([18, 62], 2, 0.85), paint([18, 62], 140, 0.7)],
  'hair-dryer': [paint([320, 350], 185, 0.6), paint([320, 350], 265, 0.6)],
  'jacket-denim': [
    paint([200, 230], 218, 0.9, -0.14),
    paint([200, 230], 206, 0.5, 0.16),
    paint([200, 230], 222, 0.2, -0.18),
  ],
  jeans: [paint([200, 230], 220, 0.9, -0.14), paint([200, 230], 208, 0.5, 0.15)],
  laptop: [paint([190, 260], 150, 0.7)],
  monitor: [paint([170, 260], 320, 0.8), paint([170, 260], 130, 0.6), paint([170, 260], 30, 0.8)],
  mugs: [
    [...paint([5, 30], 48, 1), ...paint([160, 200], 262, 0.8)],
    [...paint([5, 30], 205, 0.7), ...paint([160, 200], 350, 0.7)],
  ],
  'pet-bed': [paint([28, 48], 205, 0.5)],
  piano: [black, dark],
  poster: [
    [...paint([10, 60], 190, 0.8), ...paint([250, 330], 215, 0.8)],
    [...paint([10, 60], 120, 0.6), ...paint([250, 330], 160, 0.7)],
  ],
  robot: [paint([160, 200], 355, 0.9), paint([160, 200], 262, 0.6)],
  shelf: [pale, black, dark],
  skateboard: [
    [...paint([300, 350], 200, 0.9), ...paint([240, 285], 150, 0.7)],
    [...paint([300, 350], 30, 1), ...paint([240, 285], 0, 0.6)],
  ],
  skis: [paint([180, 240], 352, 0.9), paint([180, 240], 130, 0.7), paint([180, 240], 268, 0.7)],
  speaker: [black, pale, dark],
  surfboard: [paint([150, 190], 350, 0.8)],
  table: [paint(WOOD, 28, 0.2, 0.24), dark],
  turntable: [dark],
  ukulele: [pale, paint(WOOD, 190, 0.4)],
  vases: [paint([200, 230], 140, 0.5), paint([200, 230], 12, 0.7)],
  vinyl: [paint([195, 225], 265, 0.8), paint([195, 225], 150, 0.8)],
  violin: [paint(WOOD, 16, 1, -0.08)],
  'yoga-mat': [paint([240, 290], 175, 0.7)],
};
