import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoLook } from './photo-look.ts';

/** A picture of gray blocks, which differ by the seed. */
function blocks(seed: number) {
  const side = 12;
  const pixels = Uint8Array.from(
    { length: side * side },
    (_, index) => ((index + seed) * (index + 7) * 37 * seed) % 251,
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } }).resize(480, 480, {
    kernel: 'cubic',
  });
}

function differentBits(one: bigint | null, two: bigint | null): number {
  if (one === null || two === null) throw new Error('too plain');
  return BigInt.asUintN(64, one ^ two)
    .toString(2)
    .replaceAll('0', '').length;
}

test('A photo in another size and quality looks the same, and another photo does not', async () => {
  const look = await photoLook(await blocks(3).png().toBuffer());
  const smaller = await blocks(3).png().toBuffer();
  const again = await sharp(smaller).resize(200, 200).jpeg({ quality: 55 }).toBuffer();
  expect(differentBits(look, await photoLook(again))).toBeLessThanOrEqual(3);
  expect(differentBits(look, await photoLook(await blocks(5).png().toBuffer()))).toBeGreaterThan(10);
});

test('A plain picture has no look', async () => {
  const plain = sharp({ create: { width: 60, height: 60, channels: 3, background: '#f0aa5a' } });
  expect(await photoLook(await plain.png().toBuffer())).toBeNull();
});
