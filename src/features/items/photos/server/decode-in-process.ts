import { fileURLToPath } from 'node:url';
import { forkHelper, type ReportHelper } from '../../../../platform/server/helper-processes.ts';
import { DECODING_TIMEOUT_SECONDS, type ProcessedPhoto, timeout } from './make-sizes.ts';

/** The result to produce from an image file. */
export type DecodingOrder = PictureFile & ({ make: 'sizes' } | { make: 'square'; side: number });

export interface PictureFile {
  path: string;
  /** HEIC needs another decoder. */
  isHeic: boolean;
}

export type DecodingAnswer =
  | { made: ProcessedPhoto | Buffer }
  | { failed: { message: string; isTimeout: boolean } };

/**
 * Limits the HEIC decoder's memory to a gigabyte, in pages of 64 KiB. An image of 50 million pixels needs
 * about 700 MB, and a file could declare a wrong size.
 */
const OPTIONS = ['--wasm-max-mem-pages=16384'];

const PROGRAM = fileURLToPath(new URL('./decoding-process.ts', import.meta.url));

/** Makes the stored sizes of an image, in a process of its own. */
export const makeSizesInProcess = (
  reportHelper: ReportHelper,
  file: PictureFile,
  program = PROGRAM,
): Promise<ProcessedPhoto> => ask(reportHelper, { make: 'sizes', ...file }, program);

/** Crops the center of an image to a square, in a process of its own. */
export const makeSquareInProcess = (
  reportHelper: ReportHelper,
  file: PictureFile,
  side: number,
): Promise<Buffer> => ask(reportHelper, { make: 'square', ...file, side }, PROGRAM);

/**
 * Decodes an image in its own process, which can be killed: most decoders can't be interrupted. The process has a low
 * priority, frees its memory when it ends, and can crash safely.
 */
function ask<T extends ProcessedPhoto | Buffer>(
  reportHelper: ReportHelper,
  order: DecodingOrder,
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
    }, DECODING_TIMEOUT_SECONDS * 1000);
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
