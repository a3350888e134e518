import { expect, test } from 'vitest';
import { photoErrors } from '../contract/errors.ts';
import { refusalOf } from './check-photo.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const HEIC = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

test('A picture may be sent whatever its name is, also in HEIC (CREATE-11)', async () => {
  expect(await refusalOf(new File([HEIC], 'IMG_1.jpg', { type: 'image/jpeg' }))).toBeNull();
  expect(await refusalOf(new File([JPEG], 'notes.txt', { type: 'text/plain' }))).toBeNull();
});

test('Text named like a picture and too large files are refused before they are sent (CREATE-11)', async () => {
  expect(await refusalOf(new File(['words'], 'a.jpg', { type: 'image/jpeg' }))).toBe(photoErrors.NOT_A_PHOTO);
  const big = new File([JPEG, new Uint8Array(10 * 1024 * 1024)], 'big.jpg');
  expect(await refusalOf(big)).toBe(photoErrors.PHOTO_TOO_BIG);
});

test('A file that cannot be read is not a picture (CREATE-11)', async () => {
  const deletedFile = new File([JPEG], 'gone.jpg');
  deletedFile.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  expect(await refusalOf(deletedFile)).toBe(photoErrors.NOT_A_PHOTO);
});
