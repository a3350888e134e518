import { expect, test } from 'vitest';
import { themeAttribute, themeFromCookie } from './theme-choice.ts';

test('A saved theme is read from the cookies, whatever else they contain', () => {
  expect(themeFromCookie('a=1; theme=dark; b=2')).toBe('dark');
  expect(themeFromCookie('theme=light')).toBe('light');
});

test("Without a saved theme, or with an unknown one, the system's applies", () => {
  expect(themeFromCookie(null)).toBe('system');
  expect(themeFromCookie('mytheme=dark; theme=blue')).toBe('system');
  expect(themeAttribute('system')).toBeUndefined();
  expect(themeAttribute('dark')).toBe('dark');
});
