import { expect, test } from 'vitest';
import { checkPost } from './post-rules.ts';

test('A post is stored as typed, without invisible characters around it (ZONE-12)', () => {
  expect(checkPost('  Two vases,\r\n<b>one</b> lamp \n')).toBe('Two vases,\n<b>one</b> lamp');
});

test('Blank posts are refused, including invisible characters (ZONE-12)', () => {
  for (const text of ['', ' \n\t ', '\u200B', '\u2800 \u3164'])
    expect(() => checkPost(text)).toThrow('Write something first.');
});

test('Long texts and a fifth photo are refused (ZONE-12)', () => {
  expect(checkPost('x'.repeat(2_000))).toHaveLength(2_000);
  expect(() => checkPost('x'.repeat(2_001))).toThrow('at most 2,000 characters');
  expect(() => checkPost('Hello', ['1', '2', '3', '4', '5'])).toThrow('up to 4 photos');
});
