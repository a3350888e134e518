import { readFileSync } from 'node:fs';
import { BACKDROPS } from './backdrops.ts';
import type { Backdrop } from './backdrops.ts';
import { AVATARS, PICTURES } from './picture-keys.ts';
import type { Scene } from './picture-keys.ts';
import { recolor } from './recolor.ts';
import { ITEM_BOXES } from './item-boxes.ts';

const SIZE = 400;
/** Where items stand on a floor, below the edge of the wall. */
const GROUND = 334;

const read = (name: string): string =>
  readFileSync(new URL(`./pictures/${name}.svg`, import.meta.url), 'utf8').trim();

const number = (value: number): string => String(Math.round(value * 100) / 100);

const stops = (colors: readonly [string, string]): string =>
  `<stop stop-color="${colors[0]}"/><stop offset="1" stop-color="${colors[1]}"/>`;

/** Gradients instead of filters, which cost the rasterizer a second for each picture. */
function definitions(backdrop: Backdrop): string {
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
    '<linearGradient id="scene-light" gradientUnits="userSpaceOnUse" x1="30" y1="300" x2="250" y2="40">' +
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
    for (let y = 66; y < SIZE; y += 67) lines.push(`M0 ${y}H400`);
    for (const [x, y] of [
      [120, 0],
      [290, 66],
      [70, 133],
      [240, 200],
      [140, 267],
      [330, 334],
    ])
      lines.push(`M${x} ${y}v67`);
  } else {
    for (let i = 0, y = edge + 8; y < SIZE; i += 1, y += 8 + i * 7) lines.push(`M0 ${y}H400`);
  }
  return `<path d="${lines.join('')}" stroke="#2a1608" stroke-opacity=".16" stroke-width="1.6"/>`;
}

function ground(backdrop: Backdrop): string {
  const wall = `<rect width="400" height="400" fill="url(#scene-wall)"/>`;
  const blurs = backdrop.blurs
    .map(
      ({ x, y, rx, ry }, i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#scene-blur-${i})"/>`,
    )
    .join('');
  const window = '<rect width="400" height="400" fill="url(#scene-light)"/>';
  if (backdrop.kind === 'above') return wall + boards(backdrop) + window;
  const floor =
    `<rect y="${backdrop.edge}" width="400" height="${SIZE - backdrop.edge}" fill="url(#scene-floor)"/>` +
    `<rect y="${backdrop.edge}" width="400" height="14" fill="url(#scene-edge)"/>`;
  return wall + blurs + floor + boards(backdrop) + (backdrop.kind === 'room' ? window : '');
}

function item(scene: Scene, backdrop: Backdrop): string {
  const [left, top, right, bottom] = ITEM_BOXES[scene.item];
  const width = right - left;
  const height = bottom - top;
  const above = backdrop.kind === 'above';
  const fitting = above ? Math.min(300 / width, 300 / height) : Math.min(325 / width, 262 / height);
  const scale = Math.min(fitting, 1.2) * (scene.zoom ?? 1);
  // A low item stands a little farther back, so that it is not at the edge of the picture.
  const lift = above ? 0 : Math.max(0, 220 - height * scale) * 0.16;
  const x = 200 + (scene.dx ?? 0) - ((left + right) / 2) * scale;
  const y = (above ? 200 - ((top + bottom) / 2) * scale : GROUND - lift - bottom * scale) + (scene.dy ?? 0);
  const place = `translate(${number(x)} ${number(y)}) scale(${number(scale)})`;
  const cx = 200 + (scene.dx ?? 0);
  const foot = y + bottom * scale;
  const halfWidth = (width * scale) / 2;

  let svg = read(`${scene.item}-cut`);
  for (const change of scene.colors ?? []) svg = recolor(svg, change);
  const body = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const hung = scene.hung === true;
  const shadow = above
    ? `<ellipse cx="${number(cx + 12)}" cy="${number(y + ((top + bottom) / 2) * scale + 18)}" rx="${number(halfWidth * 1.22)}" ry="${number(height * scale * 0.6)}" fill="url(#scene-shade)" opacity="${scene.item === 'necklace' || scene.item === 'bracelet' ? 0.25 : 0.8}"/>`
    : hung
      ? `<ellipse cx="${number(cx + 12)}" cy="${number(foot - (height * scale) / 2 + 16)}" rx="${number(halfWidth * 1.15)}" ry="${number(height * scale * 0.58)}" fill="url(#scene-shade)" opacity=".7"/>`
      : `<ellipse cx="${number(cx + halfWidth * 0.42)}" cy="${number(foot - 2)}" rx="${number(halfWidth * 1.25)}" ry="${number(10 + halfWidth * 0.1)}" fill="url(#scene-shade)" opacity=".55"/>` +
        `<ellipse cx="${number(cx)}" cy="${number(foot - 1)}" rx="${number(halfWidth * 1.02)}" ry="9" fill="url(#scene-shade)"/>`;
  return `${shadow}<g transform="${place}">${body}</g>`;
}

const composed = new Map<string, string>();

/**
 * The drawing of a picture key, as a square SVG: an item in a room for the keys of PICTURES, a face for those
 * of AVATARS.
 * @throws Error when there is no such key.
 */
export function demoPicture(key: string): string {
  const known = composed.get(key);
  if (known !== undefined) return known;
  const scene = PICTURES[key];
  const avatar = AVATARS[key];
  if (!scene && !avatar) throw new Error(`The demo has no picture '${key}'.`);
  let svg: string;
  if (scene) {
    const backdrop: Backdrop = BACKDROPS[scene.backdrop];
    svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1200" height="1200"><defs>${definitions(backdrop)}</defs>` +
      `${ground(backdrop)}${item(scene, backdrop)}<rect width="400" height="400" fill="url(#scene-corner)"/></svg>`;
  } else {
    svg = read(avatar?.face ?? key).replace(
      /^<svg([^>]*?) width="\d+" height="\d+"/,
      '<svg$1 width="400" height="400"',
    );
    for (const change of avatar?.colors ?? []) svg = recolor(svg, change);
  }
  composed.set(key, svg);
  return svg;
}
