import sharp from 'sharp';
import { expect, test } from 'vitest';
import { itemColor } from './item-color.ts';

const SIDE = 240;

async function colorOf(shapes: string, table = '#b8b0a4') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="${table}"/>${shapes}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return itemColor({ pixels, width: SIDE, height: SIDE });
}
const ball = (color: string) => `<circle cx="120" cy="120" r="80" fill="${color}"/>`;

test.each([
  ['red', '#c62828'],
  ['orange', '#ef7b1a'],
  ['yellow', '#f4c20d'],
  ['green', '#2e7d32'],
  ['teal', '#128a86'],
  ['blue', '#1e5fae'],
  ['navy', '#1b2a52'],
  ['purple', '#6a3d9a'],
  ['pink', '#ee8fb2'],
  ['brown', '#6d4226'],
  ['black', '#1a1a1a'],
  ['white', '#f7f7f5'],
] as const)('An item that is %s is', async (name, color) => {
  expect(await colorOf(ball(color))).toBe(name);
});

test('An item of several colors, or of the color of its table, has none', async () => {
  const halves =
    '<rect x="40" y="40" width="80" height="160" fill="#c62828"/><rect x="120" y="40" width="80" height="160" fill="#1e5fae"/>';
  expect(await colorOf(halves)).toBeNull();
  expect(await colorOf(ball('#b2aa9e'))).toBeNull();
  expect(await colorOf('')).toBeNull();
});

test('Too little light tells no color', async () => {
  expect(await colorOf(ball('#241c1a'), '#161514')).toBeNull();
});
