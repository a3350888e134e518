import { measurePhoto } from './measure-photo.ts';
import { EMPTY_PILE, followPhotos } from './pile.ts';
import { suggestItems } from './sort-pile.ts';

/** How many items the photos look like. Pictures that the browser cannot decode tell nothing, and count as one. */
export async function countItems(files: readonly File[]): Promise<number> {
  const all = await Promise.all(files.map((file, index) => measurePhoto(String(index), file)));
  const known = new Map(all.flatMap((photo) => (photo.colors === null ? [] : [[photo.key, photo]])));
  const keys = [...known.keys()];
  return Math.max(1, suggestItems(followPhotos(EMPTY_PILE, keys), keys, known).items.length);
}
