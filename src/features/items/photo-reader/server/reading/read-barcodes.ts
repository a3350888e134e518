import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { Picture } from './line-picture.ts';

const OPTIONS: ReaderOptions = { formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'], maxNumberOfSymbols: 2 };

/** Loads the reader of barcodes. Left alone, the library would fetch its WebAssembly from a public server. */
export async function createReadBarcodes(): Promise<(picture: Picture) => Promise<string[]>> {
  const file = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true });
  return async ({ pixels, width, height }) => {
    // As a canvas has them, which the library reads.
    const data = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .ensureAlpha()
      .raw()
      .toBuffer();
    const canvas = { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height };
    const barcodes = await readBarcodes({ ...canvas, colorSpace: 'srgb' }, OPTIONS);
    return barcodes.map(({ text }) => text);
  };
}
