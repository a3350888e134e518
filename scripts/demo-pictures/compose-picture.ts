import { readFileSync } from 'node:fs';
import { itemShownBy } from '../../src/demo/content/drawn-items.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import { DECOR } from './backdrop-decor.ts';
import { type Backdrop, BACKDROPS } from './backdrops.ts';
import { FACES } from './faces.ts';
import { ITEM_BOXES } from './item-boxes.ts';
import { recolor } from './recolor.ts';
import { SCENES } from './scenes.ts';
import type { PhotoPlan, Shot } from './shots.ts';
import { wearMarks } from './wear-marks.ts';

const SIZE = 400;
/** Width of a drawn photo in pixels: sharp on phones, and small enough to commit hundreds. */
const PIXELS = { square: 800, upright: 720 } as const;
/** Side of the part of a scene that is seen close up. */
const CLOSE_UP = 205;
/** How far a close-up may be from the middle of an item, of its size. */
const OFF_CENTER = 0.2;
/** An upright photo is 3:4; it shows more above and below. */
const UPRIGHT = { top: -60, height: 533 } as const;
/** Backgrounds go beyond the picture, which a tilted camera shows. */
const BEYOND = 80;
/** No part of a whole item is nearer to the side than this. */
const MARGIN = 8;
/** A light of another color or strength than daylight. */
const LIGHTS: Record<Shot['light'], { color: string; opacity: number } | null> = {
  day: null,
  warm: { color: '#ff9a3d', opacity: 0.12 },
  cool: { color: '#3f74ff', opacity: 0.1 },
  dim: { color: '#150d26', opacity: 0.17 },
};
/** Where items stand on a floor, below the edge of the wall. */
const GROUND = 334;

const read = (name: string): string =>
  readFileSync(new URL(`./drawings/${name}.svg`, import.meta.url), 'utf8').trim();

/** Returns a drawing as it is, as an SVG. */
export const demoDrawing = (name: string): string => read(name);

const number = (value: number): string => String(Math.round(value * 100) / 100);

const stops = (colors: readonly [string, string]): string =>
  `<stop stop-color="${colors[0]}"/><stop offset="1" stop-color="${colors[1]}"/>`;

/** Gradients instead of filters, which cost the rasterizer a second for each picture. */
function definitions(backdrop: Backdrop, shot: Shot): string {
  const blurs = backdrop.blurs
    .map(
      ({ color, opacity }, i) =>
        `<radialGradient id="scene-blur-${i}"><stop offset=".3" stop-color="${color}" stop-opacity="${opacity}"/>` +
        `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    )
    .join('');
  const outside = backdrop.kind === 'outside';
  return (
    `<linearGradient id="scene-wall" ${outside ? 'x2="0" y2="1"' : 'x2=".7" y2="1"'}>${stops(backdrop.wall)}</linearGradient>` +
    `<linearGradient id="scene-floor" x2="0" y2="1">${stops(backdrop.floor)}</linearGradient>${blurs}` +
    `<linearGradient id="scene-light" gradientUnits="userSpaceOnUse" x1="${shot.shadow === 1 ? 30 : 370}" y1="300" x2="${shot.shadow === 1 ? 250 : 150}" y2="40">` +
    '<stop offset=".18" stop-color="#fff6e2" stop-opacity="0"/><stop offset=".42" stop-color="#fff6e2" stop-opacity=".34"/>' +
    '<stop offset=".58" stop-color="#fff6e2" stop-opacity=".3"/><stop offset=".86" stop-color="#fff6e2" stop-opacity="0"/></linearGradient>' +
    '<radialGradient id="scene-shade"><stop stop-color="#1a0f14" stop-opacity=".62"/><stop offset=".55" stop-color="#1a0f14" stop-opacity=".26"/>' +
    '<stop offset="1" stop-color="#1a0f14" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="scene-edge" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>' +
    '<radialGradient id="scene-corner" cy=".47" r=".76"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></radialGradient>'
  );
}

function boards({ kind, edge, boards: has }: Backdrop): string {
  if (!has) return '';
  const lines: string[] = [];
  if (kind === 'above') {
    for (let y = -68; y < SIZE + BEYOND; y += 67) lines.push(`M-80 ${y}H480`);
    for (const [x, y] of [
      [120, 0],
      [290, 66],
      [70, 133],
      [240, 200],
      [140, 267],
      [330, 334],
      [180, -68],
      [90, 401],
    ])
      lines.push(`M${x} ${y}v67`);
  } else {
    for (let i = 0, y = edge + 8; y < SIZE + BEYOND; i += 1, y += 8 + i * 7) lines.push(`M-80 ${y}H480`);
  }
  return `<path d="${lines.join('')}" stroke="#2a1608" stroke-opacity=".16" stroke-width="1.6"/>`;
}

const rect = (y: number, height: number, fill: string): string =>
  `<rect x="${-BEYOND}" y="${y}" width="${SIZE + 2 * BEYOND}" height="${height}" fill="${fill}"/>`;

function ground(backdrop: Backdrop, { decor, backdropMirrored }: Shot): string {
  const whole = SIZE + 2 * BEYOND;
  const blurs = backdrop.blurs
    .map(
      ({ x, y, rx, ry }, i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#scene-blur-${i})"/>`,
    )
    .join('');
  const things = decor === null ? '' : DECOR[decor].draw(backdrop);
  const floor =
    rect(backdrop.edge, SIZE + BEYOND - backdrop.edge, 'url(#scene-floor)') +
    rect(backdrop.edge, 14, 'url(#scene-edge)');
  // What lies on the floor or stands before the wall is drawn after both.
  const place =
    backdrop.kind === 'above'
      ? rect(-BEYOND, whole, 'url(#scene-wall)') + boards(backdrop) + things
      : rect(-BEYOND, whole, 'url(#scene-wall)') + blurs + floor + boards(backdrop) + things;
  const side = backdropMirrored ? `<g transform="translate(${SIZE} 0) scale(-1 1)">${place}</g>` : place;
  return side + (backdrop.kind === 'outside' ? '' : rect(-BEYOND, whole, 'url(#scene-light)'));
}

/** The drawing of an item in its colors, with the marks of its use. */
function drawn({ picture, condition }: PhotoPlan, { seed }: Shot): string {
  const item = itemShownBy(picture);
  let svg = read(`${item}-cut`);
  for (const change of SCENES[picture].colors ?? []) svg = recolor(svg, change);
  const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const marks = wearMarks(item, condition, seed);
  if (marks === '') return body;
  return (
    `<g id="scene-item">${body}</g>` +
    '<mask id="scene-outline" style="mask-type:alpha"><use href="#scene-item"/></mask>' +
    `<g mask="url(#scene-outline)">${marks}</g>`
  );
}

interface PlacedItem {
  svg: string;
  /** Its middle and its size in the picture. */
  x: number;
  y: number;
  width: number;
  height: number;
}

function placeItem(photo: PhotoPlan, backdrop: Backdrop, shot: Shot): PlacedItem {
  const item = itemShownBy(photo.picture);
  const scene = SCENES[photo.picture];
  const [left, top, right, bottom] = ITEM_BOXES[item];
  const width = right - left;
  const height = bottom - top;
  const above = backdrop.kind === 'above';
  const fitting = above ? Math.min(300 / width, 300 / height) : Math.min(325 / width, 262 / height);
  const scale = Math.min(fitting, 1.2) * (scene.zoom ?? 1) * shot.zoom;
  const halfWidth = (width * scale) / 2;
  // A low item stands a little farther back, so that it is not at the edge of the picture.
  const lift = above ? 0 : Math.max(0, 220 - height * scale) * 0.16;
  const room = Math.max(0, SIZE / 2 - MARGIN - halfWidth);
  const aside = Math.min(room, Math.max(-room, shot.dx));
  const cx = 200 + (scene.dx ?? 0) + aside;
  const y =
    (above ? 200 - ((top + bottom) / 2) * scale : GROUND - lift - bottom * scale) + (scene.dy ?? 0) + shot.dy;
  const middle = y + ((top + bottom) / 2) * scale;
  const flip = shot.mirrored ? -1 : 1;
  const place =
    `translate(${number(cx)} ${number(y)})` +
    (above ? ` rotate(${number(shot.angle)} 0 ${number(middle - y)})` : '') +
    ` scale(${number(scale * flip)} ${number(scale)}) translate(${number(-(left + right) / 2)} 0)`;
  const foot = y + bottom * scale;
  const fall = 12 * shot.shadow;

  const hung = scene.hung === true;
  const shadow = above
    ? `<ellipse cx="${number(cx + fall)}" cy="${number(middle + 18)}" rx="${number(halfWidth * 1.22)}" ry="${number(height * scale * 0.6)}" fill="url(#scene-shade)" opacity="${item === 'necklace' || item === 'bracelet' ? 0.25 : 0.8}"/>`
    : hung
      ? `<ellipse cx="${number(cx + fall)}" cy="${number(foot - (height * scale) / 2 + 16)}" rx="${number(halfWidth * 1.15)}" ry="${number(height * scale * 0.58)}" fill="url(#scene-shade)" opacity=".7"/>`
      : `<ellipse cx="${number(cx + halfWidth * 0.42 * shot.shadow)}" cy="${number(foot - 2)}" rx="${number(halfWidth * 1.25)}" ry="${number(10 + halfWidth * 0.1)}" fill="url(#scene-shade)" opacity=".55"/>` +
        `<ellipse cx="${number(cx)}" cy="${number(foot - 1)}" rx="${number(halfWidth * 1.02)}" ry="9" fill="url(#scene-shade)"/>`;
  return {
    svg: `${shadow}<g transform="${place}">${drawn(photo, shot)}</g>`,
    x: cx,
    y: middle,
    width: width * scale,
    height: height * scale,
  };
}

/** Draws a photo as an SVG: square, or upright. */
export function demoPhoto(photo: PhotoPlan, shot: Shot): string {
  const backdrop: Backdrop = BACKDROPS[shot.backdrop];
  const placed = placeItem(photo, backdrop, shot);
  const frame = frameOf(photo, shot, placed);
  const seen = `x="${number(frame.left)}" y="${number(frame.top)}" width="${frame.width}" height="${frame.height}"`;
  const tilted = backdrop.kind === 'above' ? '' : ` transform="rotate(${number(shot.angle)} 200 200)"`;
  const light = LIGHTS[shot.light];
  const pixels = frame.height > frame.width ? PIXELS.upright : PIXELS.square;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${number(frame.left)} ${number(frame.top)} ${frame.width} ${frame.height}" width="${pixels}" height="${Math.round((pixels * frame.height) / frame.width)}"><defs>${definitions(backdrop, shot)}</defs>` +
    `<g${tilted}>${ground(backdrop, shot)}${placed.svg}</g>` +
    (light === null ? '' : `<rect ${seen} fill="${light.color}" fill-opacity="${light.opacity}"/>`) +
    `<rect ${seen} fill="url(#scene-corner)"/></svg>`
  );
}

/** The part of the scene that is in the photo. */
function frameOf({ view }: PhotoPlan, { portrait, seed }: Shot, { x, y, width, height }: PlacedItem) {
  if (view !== 'detail') {
    return { left: 0, width: SIZE, ...(portrait ? UPRIGHT : { top: 0, height: SIZE }) };
  }
  const random = seededRandom(seed);
  const near = (middle: number, size: number): number =>
    middle + (random() * 2 - 1) * OFF_CENTER * size - CLOSE_UP / 2;
  const within = (at: number): number => Math.min(SIZE - CLOSE_UP, Math.max(0, at));
  return {
    left: within(near(x, width)),
    top: within(near(y, height)),
    width: CLOSE_UP,
    height: CLOSE_UP,
  };
}

/**
 * Draws the face of an avatar, as a square SVG.
 * @throws Error when there is no such face.
 */
export function demoFace(name: string): string {
  const avatar = FACES.get(name);
  if (!avatar) throw new Error(`The demo has no face '${name}'.`);
  let svg = read(avatar.face).replace(
    /^<svg([^>]*?) width="\d+" height="\d+"/,
    '<svg$1 width="400" height="400"',
  );
  for (const change of avatar.colors ?? []) svg = recolor(svg, change);
  return svg;
}
