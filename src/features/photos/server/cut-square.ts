import type { CutSquare } from './photos.ts';
import { processSquare } from './process-photo.ts';
import type { Semaphore } from './semaphore.ts';
import { withUpload } from './with-upload.ts';

interface Services {
  /** Where uploads are stored while they are checked. */
  uploadFolder: string;
  decoding: Semaphore;
}

export function createCutSquare({ uploadFolder, decoding }: Services): CutSquare {
  return (body, side) => withUpload(uploadFolder, body, (path) => processSquare(path, side, decoding));
}
