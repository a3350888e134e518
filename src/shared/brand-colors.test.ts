import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandHex, contrastsOf, DEFAULT_HUES, hueOf, MIN_CONTRAST } from './brand-colors.ts';

test('Every hue can be read, in both themes', () => {
  for (let hue = 0; hue < 360; hue += 1) {
    for (const { label, ratio } of contrastsOf({ main: hue, sell: hue }))
      expect(ratio, `${label} at ${hue}`).toBeGreaterThanOrEqual(MIN_CONTRAST);
  }
});

test('A pasted color keeps its hue', () => {
  expect(hueOf('#ff0000')).toBe(29);
  expect(hueOf('00aa66')).toBe(hueOf(' #0a6 '));
  expect(Math.abs((hueOf(brandHex(DEFAULT_HUES).sell) ?? 0) - DEFAULT_HUES.sell)).toBeLessThanOrEqual(2);
  for (const none of ['#888', '#fff', 'red', '', '#12345']) expect(hueOf(none)).toBeNull();
});

test('Colors of mails are those of the pages', () => {
  expect(brandHex(DEFAULT_HUES)).toEqual({ main: '#411848', sell: '#e6f039' });
});

test('The tokens have the lightness and chroma that are measured here', () => {
  const tokens = readFileSync(new URL('../platform/web/theme/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain('--primary: light-dark(oklch(0.295 0.095 var(--main-hue))');
  expect(tokens).toContain('--zest: oklch(0.918 0.19 var(--sell-hue))');
});
