import { expect, test } from 'vitest';
import { cleanText } from './text.ts';

test.each([
  ['spaces', '\u00A0\u3000\u2003 '],
  ['zero width characters', '\u200B\u200C\u200D\uFEFF\u2060'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['blank Braille', '\u2800\u2800'],
  ['variation selectors and tags', '\uFE0F\u{E0100}\u{E0041}'],
  ['bidirectional controls', '\u202E\u2066\u200F\u061C'],
  ['marks without a letter', '\u0301\u034F'],
  ['control characters', '\0\u0007\u009F'],
])('A text of nothing but %s is empty', (_what, text) => {
  expect(cleanText(text)).toBe('');
  expect(cleanText(`${text}a`)).toContain('a');
});

test.each(['a', '7', '?', '🪑', '👩‍💻', '1️⃣', 'नमस्ते', '한글', '⠓⠊', '−', '\u{E000}'])(
  'A text of %s stays as it is',
  (text) => {
    expect(cleanText(text)).toBe(text);
  },
);
