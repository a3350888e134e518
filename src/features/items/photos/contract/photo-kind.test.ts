import { expect, test } from 'vitest';
import { photoKindOf } from './photo-kind.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const container = (...brands: string[]): Uint8Array =>
  bytes(
    `\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`,
  );

test.each([
  ['jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
  ['avif', container('avif', 'mif1', 'miaf')],
  ['avif', container('mif1', 'avif')],
  ['heic', container('heic', 'mif1', 'heic')],
  ['heic', container('mif1', 'heic', 'hevc')],
] as const)('A picture is a %s by its first bytes, not by its name (CREATE-11)', (kind, head) => {
  expect(photoKindOf(head)).toBe(kind);
});

test.each([
  ['words', bytes('These are only words.')],
  ['nothing', bytes('')],
  ['an animation', bytes('GIF89a')],
  ['a sound in the same kind of container', container('M4A ', 'isom')],
  ['a RIFF that is a sound', bytes('RIFF\x24\0\0\0WAVEfmt ')],
  ['a container that is cut off', bytes('\0\0\0\x1cftyp')],
])('%s is no picture (CREATE-11)', (_what, head) => {
  expect(photoKindOf(head)).toBeNull();
});
