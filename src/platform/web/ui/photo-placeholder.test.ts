import { expect, test } from 'vitest';
import { blurredBackground } from './photo-placeholder.ts';

test('A placeholder becomes a background that holds the tiny picture', () => {
  const css = blurredBackground('data:image/webp;base64,UklGRi+/AA==');
  expect(css).toMatch(/^url\("data:image\/svg\+xml,/);
  expect(css).toContain("href='data:image/webp;base64,UklGRi+/AA=='");
});

test('A placeholder cannot break out of the style it is put in', () => {
  expect(blurredBackground('https://elsewhere.example/x.png')).toBeUndefined();
  expect(blurredBackground('data:image/webp,"); color: red; ("')).not.toContain('"); color');
});
