import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';

/** Maximum length of the longer side: the height of the tallest stored size. */
const MAX_SIDE = 2400;
/** Offset of the first chunk after a PNG's header. */
const AFTER_HEADER = 33;

/**
 * Decodes a HEIC image, which sharp can't, to a PNG that is handled like an uploaded one: upright, without
 * metadata except the camera's color profile. Call it in a separate process, because it can't be interrupted.
 */
export async function pngOfHeic(path: string): Promise<Buffer> {
  const { icc } = await sharp(path).metadata();
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  const image = images.find((heifImage) => heifImage.is_primary()) ?? images[0];
  if (image === undefined) throw new Error('no picture in this file');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = await new Promise<Uint8ClampedArray>((resolve, reject) => {
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (filled) => {
      if (filled === null) reject(new Error('the picture is damaged'));
      else resolve(filled.data);
    });
  });
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return icc === undefined ? png : withProfile(png, icc);
}

/**
 * Adds the color profile. Phones use a wider color range than the web; without the profile, photos look dull.
 */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    length,
    content,
    checksum,
    png.subarray(AFTER_HEADER),
  ]);
}
