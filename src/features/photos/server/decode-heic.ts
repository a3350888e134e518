import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';

/** Longer sides are reduced to this: as much as the tallest stored size needs. */
const LONGEST_SIDE = 2400;
/** Where the first chunk after the header of a PNG begins. */
const AFTER_HEADER = 33;

/**
 * Decodes a HEIC picture, which sharp cannot, to a PNG that is treated like any uploaded one: upright, without metadata
 * but for the camera's color profile. To be called in a process of its own, as nothing can interrupt it.
 */
export async function pngOfHeic(path: string): Promise<Buffer> {
  const { icc } = await sharp(path).metadata();
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (image === undefined) throw new Error('no picture in this file');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = await new Promise<Uint8ClampedArray>((resolve, reject) => {
    image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (filled) => {
      if (filled === null) reject(new Error('the picture is damaged'));
      else resolve(filled.data);
    });
  });
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return icc === undefined ? png : withProfile(png, icc);
}

/** Phones use more colors than the web's; without their profile photos would look dull. */
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
