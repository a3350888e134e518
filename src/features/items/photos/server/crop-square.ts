import { personKey } from '../../../../platform/server/http/actor.ts';
import type { Decoding } from './decoding.ts';
import type { CropSquare } from './stored-photos.ts';
import { processSquare } from './process-photo.ts';
import { withPhotoUpload } from './upload-photo.ts';

interface Services {
  /** Where uploads are stored while they are checked. */
  uploadFolder: string;
  decoding: Decoding;
}

export function createCropSquare({ uploadFolder, decoding }: Services): CropSquare {
  return ({ owner, address }, body, side) => {
    const turn = { owner: personKey(owner), address };
    return withPhotoUpload(uploadFolder, body, (path) => processSquare(path, side, turn, decoding));
  };
}
