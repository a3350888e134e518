import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DEMAND_LOOKS } from './demand-looks.ts';

/** Degrees of the color circle of a token, in light and dark. */
async function huesOf(color: string): Promise<number[]> {
  const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1];
  const tokens = await readFile(
    new URL('../../../../platform/web/theme/tokens.css', import.meta.url),
    'utf8',
  );
  const line = tokens.split('\n').find((text) => text.trim().startsWith(`${name}:`)) ?? '';
  return [...line.matchAll(/oklch\([\d.]+ [\d.]+ ([\d.]+)/g)].map((match) => Number(match[1]));
}

test('High demand is green, medium yellow and low red, each with a word and a pattern of its own (INSIGHT-14)', async () => {
  const hues = { high: [140, 165], medium: [80, 110], low: [15, 35] } as const;
  for (const [level, [from, to]] of Object.entries(hues)) {
    const measured = await huesOf(DEMAND_LOOKS[level as keyof typeof hues].color);
    expect(measured).toHaveLength(2);
    for (const hue of measured) {
      expect(hue).toBeGreaterThanOrEqual(from);
      expect(hue).toBeLessThanOrEqual(to);
    }
  }
  const looks = Object.values(DEMAND_LOOKS);
  expect(new Set(looks.map(({ word }) => word)).size).toBe(3);
  expect(new Set(looks.map(({ pattern }) => pattern?.orientation)).size).toBe(3);
});
