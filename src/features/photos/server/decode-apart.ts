import { fileURLToPath } from 'node:url';
import { forkHelper, type ReportHelper } from '../../../platform/server/helper-processes.ts';
import { DECODING_SECONDS, type ProcessedPhoto, timeout } from './make-sizes.ts';

/** What to make of the picture in a file. */
export type DecodingOrder = PictureFile & ({ make: 'sizes' } | { make: 'square'; side: number });

export interface PictureFile {
  path: string;
  /** It needs another decoder. */
  isHeic: boolean;
}

export type DecodingAnswer =
  | { made: ProcessedPhoto | Buffer }
  | { failed: { message: string; isTimeout: boolean } };

/**
 * Bounds the memory of the HEIC decoder to a gigabyte, in pages of 64 KiB: a picture of 50 million pixels takes about
 * 700 MB, and a file could ask for more than it says.
 */
const OPTIONS = ['--wasm-max-mem-pages=16384'];

const PROGRAM = fileURLToPath(new URL('./decoding-process.ts', import.meta.url));

export interface DecodeApart {
  sizes(file: PictureFile): Promise<ProcessedPhoto>;
  square(file: PictureFile, side: number): Promise<Buffer>;
}

/**
 * Decodes each picture in a process of its own, which can be killed: most decoders cannot be interrupted in the middle
 * of a picture. It has a low priority, frees its memory, and takes nothing with it when it crashes.
 */
export const createDecodeApart = (reportHelper: ReportHelper, program = PROGRAM): DecodeApart => ({
  sizes: (file) => ask({ make: 'sizes', ...file }, reportHelper, program),
  square: (file, side) => ask({ make: 'square', ...file, side }, reportHelper, program),
});

function ask<T extends ProcessedPhoto | Buffer>(
  order: DecodingOrder,
  reportHelper: ReportHelper,
  program: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = forkHelper('photos', program, reportHelper, {
      serialization: 'advanced',
      execArgv: OPTIONS,
    });
    const timer = setTimeout(() => {
      reportHelper('photos', 'hung');
      reject(timeout());
      child.kill('SIGKILL');
    }, DECODING_SECONDS * 1000);
    child.once('message', (answer: DecodingAnswer) => {
      if ('made' in answer) resolve(answer.made as T);
      else reject(answer.failed.isTimeout ? timeout() : new Error(answer.failed.message));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`the decoder ended with ${signal ?? code}`));
    });
    child.send(order, (error) => error && reject(error));
  });
}
