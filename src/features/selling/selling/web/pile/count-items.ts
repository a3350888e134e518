import { findSimilarItem, type MeasuredPhoto } from './find-similar-item.ts';
import { measurePhoto } from './measure-photo.ts';

/** Returns how many items the photos seem to show. Images that the browser can't decode count as one. */
export async function countItems(files: readonly File[]): Promise<number> {
  const photos = await Promise.all(files.map((file, index) => measurePhoto(String(index), file)));
  return countGroups(photos.filter(({ colors }) => colors !== null));
}

/** Returns the number of groups of similar photos, whatever their size. */
export function countGroups(photos: readonly MeasuredPhoto[]): number {
  const groups = new Map<string, MeasuredPhoto[]>();
  for (const photo of photos) {
    const alike = groups.get(findSimilarItem(photo, groups) ?? '');
    if (alike) alike.push(photo);
    else groups.set(photo.key, [photo]);
  }
  return Math.max(1, groups.size);
}
