import { readFileSync } from 'node:fs';
import type { ItemName } from '../../src/demo/content/drawn-items.ts';
import { ITEM_BOXES } from './item-boxes.ts';
import { ITEM_CENTIMETERS } from './item-sizes.ts';

export const readDrawing = (name: string): string =>
  readFileSync(new URL(`./drawings/${name}.svg`, import.meta.url), 'utf8').trim();

export const readBody = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** Draws another item where it stands, at its size, in units per centimeter. */
export function drawProp(
  item: ItemName,
  { x, foot, unit, mirrored = false }: { x: number; foot: number; unit: number; mirrored?: boolean },
): string {
  const [left, , right, bottom] = ITEM_BOXES[item];
  const width = ITEM_CENTIMETERS[item] * unit;
  const scale = width / (right - left);
  // Gradients of the same drawing may be in the picture in other colors.
  const body = readBody(readDrawing(`${item}-cut`)).replace(/(id="|url\(#|href="#)/g, '$1prop-');
  return (
    `<ellipse cx="${x.toFixed(1)}" cy="${(foot - 1).toFixed(1)}" rx="${(width * 0.54).toFixed(1)}" ry="${Math.max(3, width * 0.05).toFixed(1)}" fill="url(#scene-shade)" opacity=".7"/>` +
    `<g transform="translate(${x.toFixed(1)} ${foot.toFixed(1)}) scale(${(scale * (mirrored ? -1 : 1)).toFixed(4)} ${scale.toFixed(4)}) translate(${-(left + right) / 2} ${-bottom})">${body}</g>`
  );
}

/** The top of a sideboard or a chest of drawers, on which small things stand: its front reaches down out of sight. */
export function drawSideboard(top: number, [light, dark]: readonly [string, string]): string {
  const doors = [-60, 60, 180, 300, 420].map(
    (x) =>
      `<rect x="${x}" y="${top + 30}" width="112" height="220" rx="3" fill="${light}" fill-opacity=".55"/><circle cx="${x + 96}" cy="${top + 84}" r="4" fill="#2a1a10" fill-opacity=".55"/>`,
  );
  return (
    `<rect x="-80" y="${top + 14}" width="640" height="300" fill="${dark}"/>${doors.join('')}` +
    `<rect x="-80" y="${top - 12}" width="640" height="28" fill="${light}"/><rect x="-80" y="${top + 14}" width="640" height="5" fill="#000" fill-opacity=".28"/>` +
    `<path d="M-80 ${top - 4}q120 6 240 0t400 2M-80 ${top + 6}q160 -5 300 1t340 -2" fill="none" stroke="#2a1608" stroke-opacity=".16" stroke-width="1.4"/>`
  );
}

const SKINS = [
  ['#f3cfb2', '#d9a584'],
  ['#dba97f', '#b7825b'],
  ['#b97a52', '#945b38'],
  ['#7d4f35', '#5c3722'],
] as const;

/** Draws an open hand from below that holds something small on its palm, whose middle is at (x, y). */
export function drawHand({ x, y, unit, seed }: { x: number; y: number; unit: number; seed: number }): string {
  const [light, dark] = SKINS[seed % SKINS.length] ?? SKINS[0];
  // In centimeters, from the middle of the palm.
  const finger = (left: number, length: number, turn: number): string =>
    `<g transform="translate(${left} -3.2) rotate(${turn})"><rect x="-.95" y="${-length}" width="1.9" height="${length + 2}" rx=".95" fill="url(#hand-skin)" stroke="${dark}" stroke-width=".09"/>` +
    `<path d="M-.6 ${-length * 0.42}q.6 .18 1.2 0M-.6 ${-length * 0.72}q.6 .16 1.2 0" stroke="${dark}" stroke-width=".1" fill="none" stroke-opacity=".7"/></g>`;
  return (
    `<linearGradient id="hand-skin" x2="1" y2=".4"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(seed % 17) - 8}) scale(${unit.toFixed(3)})">` +
    `<g opacity=".5" transform="translate(.5 .9)"><rect x="-4.6" y="-5" width="9.2" height="30" rx="3" fill="#1a0f14" fill-opacity=".35"/></g>` +
    finger(-3.3, 6.4, -9) +
    finger(-1.15, 7.6, -3) +
    finger(1.05, 7.1, 3) +
    finger(3.2, 5.4, 10) +
    `<g transform="translate(-4 2.4) rotate(-52)"><rect x="-1.15" y="-5.6" width="2.3" height="8" rx="1.15" fill="url(#hand-skin)" stroke="${dark}" stroke-width=".09"/></g>` +
    '<path d="M-4.4-3.4q4.4-1.4 8.7 0q.7 3 .1 6.4q-.5 3-1.9 4.6L2.6 26H-2.7L-3 8q-1.8-2.6-2-5.2q-.2-3.4 .6-6.2z" fill="url(#hand-skin)"/>' +
    `<path d="M-4-1.2q2.8 1.6 7.8-.6M-4.2 1q3.2 1 6.8 3.4M-2.8-2.6q2.2 3.2 1.2 9" fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width=".13" stroke-linecap="round"/></g>`
  );
}

/** Draws a finger from the lower right that points at a place. */
export function drawFinger({
  x,
  y,
  unit,
  seed,
}: {
  x: number;
  y: number;
  unit: number;
  seed: number;
}): string {
  const [light, dark] = SKINS[seed % SKINS.length] ?? SKINS[0];
  return (
    `<linearGradient id="finger-skin" x2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${-38 - (seed % 14)}) scale(${unit.toFixed(3)})">` +
    '<rect x="-.7" y=".5" width="1.9" height="18" rx=".95" fill="#1a0f14" fill-opacity=".28"/>' +
    `<rect x="-.9" y="0" width="1.8" height="18" rx=".9" fill="url(#finger-skin)"/><path d="M-.52 .5q.52-.42 1.04 0v1q-.52 .3-1.04 0z" fill="#ffeee4" fill-opacity=".75"/>` +
    `<path d="M-.6 3q.6 .2 1.2 0M-.5 3.3q.5 .16 1 0" stroke="${dark}" stroke-width=".1" fill="none"/></g>`
  );
}
