import sharp from 'sharp';
import type { PhotoWriting } from '../../contract/photo-writing.ts';
import { chooseLines } from './choose-lines.ts';
import { articleCode, codeInText, distinctCodes } from './item-codes.ts';
import { itemColor } from './item-color.ts';
import type { Picture } from './line-picture.ts';
import { createReadBarcodes } from './read-barcodes.ts';
import { createReadLines } from './read-lines.ts';

// Each photo is read once, and one at a time.
sharp.cache(false);
sharp.concurrency(1);

/** Loads the models, and returns a function that reads a photo. */
export async function createReader(): Promise<(photo: Uint8Array) => Promise<PhotoWriting>> {
  const [readLines, readBarcodes] = await Promise.all([createReadLines(), createReadBarcodes()]);
  return async (photo) => {
    const picture = await pictureOf(photo);
    const lines = (await readLines(picture)).map(({ text }) => text);
    const barcodes = await readBarcodes(picture);
    return {
      lines: chooseLines(lines),
      codes: distinctCodes([...barcodes.map(articleCode), ...lines.map(codeInText)]),
      color: await itemColor(picture),
    };
  };
}

async function pictureOf(photo: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(photo)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
