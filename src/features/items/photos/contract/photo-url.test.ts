import { expect, test } from 'vitest';
import { photoUrl } from './photo-url.ts';

test('The address of a size is the base address with the width', () => {
  const photo = { base: '/files/owner/photo' };
  expect(photoUrl(photo, 'small')).toBe('/files/owner/photo-400.webp');
  expect(photoUrl(photo, 'medium')).toBe('/files/owner/photo-800.webp');
  expect(photoUrl(photo, 'large')).toBe('/files/owner/photo-1200.webp');
});
