import { expect, test } from 'vitest';
import { checkMessage } from './message-rules.ts';

const written = (text: string) => checkMessage({ text, photos: [], attachments: [] });

test('A message loses the blanks around it and keeps its lines (MSG-23)', () => {
  expect(written('  Hello\r\nthere \n')).toBe('Hello\nthere');
});

test('A message loses control characters and those that turn text around (MSG-23)', () => {
  expect(written('a\0b\u0007c\u202Ed\u2066e\u{1FA91}')).toBe('a b c d e\u{1FA91}');
  expect(written('half \uD83E a chair')).toBe('half \uFFFD a chair');
});

test('Markup and links stay the text that was typed (MSG-23)', () => {
  const typed = '<img src=x onerror=alert(1)> https://example.com/?a=1&b=2';
  expect(written(typed)).toBe(typed);
});

const FILE = '11111111-1111-4111-8111-111111111111';

test('A blank message is not sent, unless it has a photo or another file (MSG-23, MSG-14, MSG-15)', () => {
  for (const blank of ['', '   ', '\n\t', '\0\u202E'])
    expect(() => written(blank)).toThrow('Write something');
  expect(checkMessage({ text: ' ', photos: [FILE], attachments: [] })).toBe('');
  expect(checkMessage({ text: ' ', photos: [], attachments: [FILE] })).toBe('');
});

test('A message has at most 2,000 characters, 5 photos and 5 other files (MSG-14, MSG-36)', () => {
  expect(written('x'.repeat(2000))).toHaveLength(2000);
  expect(() => written('x'.repeat(2001))).toThrow('at most 2,000 characters');
  const six = Array.from({ length: 6 }, () => FILE);
  expect(() => checkMessage({ text: '', photos: six, attachments: [] })).toThrow('up to 5 images');
  expect(() => checkMessage({ text: '', photos: [], attachments: six })).toThrow('up to 5 files');
});
