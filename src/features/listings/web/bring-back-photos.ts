import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { Photo } from '../../photos/contract/photo.ts';
import type { DraftPhoto } from './form-draft.ts';

/**
 * The photos of a draft that still exist, with their descriptions, and says so when some are gone; null when the
 * request failed. The server keeps uploads that are on no listing for a day.
 * @param known Photos that need no request, as the page has them.
 */
export async function bringBackPhotos(
  photos: readonly DraftPhoto[],
  known: readonly Photo[] = [],
): Promise<Photo[] | null> {
  const byId = new Map(known.map((photo) => [photo.id, photo]));
  const ids = photos.flatMap(({ id }) => (byId.has(id) ? [] : id));
  if (ids.length > 0) {
    const query = { ids: ids.join(',') };
    const outcome = await outcomeOf(api.GET('/api/photos', { params: { query } }));
    if (!outcome.ok) return null;
    for (const photo of outcome.data.photos) byId.set(photo.id, photo);
  }
  const found = photos.flatMap(({ id, alt }) => {
    const photo = byId.get(id);
    return photo ? [{ ...photo, alt }] : [];
  });
  if (found.length < photos.length)
    toast({
      tone: 'info',
      title: 'Photos expired',
      text: 'We keep photos for a day. Please add them again.',
    });
  return found;
}
