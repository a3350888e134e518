import { DECOR } from './backdrop-decor.ts';
import type { Backdrop } from './backdrops.ts';
import { BEYOND, SIZE } from './lens.ts';
import type { Shot } from './shots.ts';

const stops = (colors: readonly [string, string]): string =>
  `<stop stop-color="${colors[0]}"/><stop offset="1" stop-color="${colors[1]}"/>`;

/** Gradients instead of filters, which cost the rasterizer a second for each picture. */
export function definitions(backdrop: Backdrop, shadow: Shot['shadow']): string {
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
    `<linearGradient id="scene-light" gradientUnits="userSpaceOnUse" x1="${shadow === 1 ? 30 : 370}" y1="300" x2="${shadow === 1 ? 250 : 150}" y2="40">` +
    '<stop offset=".18" stop-color="#fff6e2" stop-opacity="0"/><stop offset=".42" stop-color="#fff6e2" stop-opacity=".34"/>' +
    '<stop offset=".58" stop-color="#fff6e2" stop-opacity=".3"/><stop offset=".86" stop-color="#fff6e2" stop-opacity="0"/></linearGradient>' +
    '<radialGradient id="scene-shade"><stop stop-color="#1a0f14" stop-opacity=".62"/><stop offset=".55" stop-color="#1a0f14" stop-opacity=".26"/>' +
    '<stop offset="1" stop-color="#1a0f14" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="scene-edge" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>'
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

export function ground(backdrop: Backdrop, { decor, backdropMirrored }: Shot): string {
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
