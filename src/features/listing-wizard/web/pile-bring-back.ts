import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { Photo } from '../../photos/contract/photo.ts';
import { PHOTO_LIMITS } from '../../photos/contract/photo-limits.ts';
import type { EarlierUpload } from '../../photos/web/photos.ts';
import type { Pile } from './pile.ts';
import { readPile } from './pile-store.ts';

/**
 * The pile of an earlier visit with its photos: as the server has them, or else as files that are sent again. Says so
 * when some are gone, as the server keeps uploads that are on no listing for a day.
 */
export async function bringBackPile(
  stored: unknown,
  files: ReadonlyMap<string, File>,
): Promise<{ pile: Pile; uploads: EarlierUpload[] }> {
  const { pile, photoIds } = readPile(stored);
  const photos = (await Promise.all(inGroups([...photoIds.values()]).map(loadPhotos))).flat();
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const keys = pile.items.flatMap((item) => item.photos);
  const uploads = keys.flatMap((key) => {
    const photo = byId.get(photoIds.get(key) ?? '') ?? null;
    const file = files.get(key) ?? null;
    return photo === null && file === null ? [] : [{ key, photo, file }];
  });
  if (uploads.length < keys.length) {
    toast({
      tone: 'info',
      title: 'Photos expired',
      text: 'We keep photos for a day. Please add them again.',
    });
  }
  return { pile, uploads };
}

/** As many as the API returns at once. */
function inGroups(ids: readonly string[]): string[][] {
  const size = PHOTO_LIMITS.perListing;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, group) =>
    ids.slice(group * size, (group + 1) * size),
  );
}

async function loadPhotos(ids: readonly string[]): Promise<Photo[]> {
  const outcome = await outcomeOf(api.GET('/api/photos', { params: { query: { ids: ids.join(',') } } }));
  return outcome.ok ? outcome.data.photos : [];
}
