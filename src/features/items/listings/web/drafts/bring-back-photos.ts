import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import type { Photo } from '../../../photos/contract/photo.ts';
import { PHOTO_LIMITS } from '../../../photos/contract/photo-limits.ts';
import type { EarlierUpload } from '../../../photos/web/photos.ts';
import type { DraftPhoto } from './sell-draft.ts';

interface BroughtBack {
  uploads: EarlierUpload[];
  /** Photos without a file here, while the server can't be reached. They stay in the draft. */
  awaited: DraftPhoto[];
}

/**
 * Finds the photos of a draft: on the server, or as stored files, which are uploaded again. Shows a toast if some are
 * gone, because the server deletes unused uploads after a day.
 * @param known Photos that need no request, because the page has them.
 */
export async function bringBackPhotos(
  photos: readonly DraftPhoto[],
  files: ReadonlyMap<string, File>,
  known: readonly Photo[] = [],
): Promise<BroughtBack> {
  const byId = new Map(known.map((photo) => [photo.id, photo]));
  const asked = photos.flatMap(({ id }) => (id === null || byId.has(id) ? [] : [id]));
  const answers = await Promise.all(inGroups(asked).map(loadPhotos));
  for (const photo of answers.flatMap((answer) => answer ?? [])) byId.set(photo.id, photo);
  const isAnswered = !answers.includes(null);

  const uploads: EarlierUpload[] = [];
  const missing: DraftPhoto[] = [];
  for (const one of photos) {
    const photo = one.id === null ? undefined : byId.get(one.id);
    const file = files.get(one.key) ?? null;
    if (photo === undefined && file === null) missing.push(one);
    else uploads.push({ key: one.key, photo: photo ? { ...photo, alt: one.alt } : null, file });
  }
  if (missing.length > 0 && isAnswered) {
    toast({
      tone: 'info',
      title: 'Photos expired',
      text: 'We keep photos for a day. Please add them again.',
    });
  }
  return { uploads, awaited: isAnswered ? [] : missing };
}

/** Splits ids into groups of the size that one request may have. */
function inGroups(ids: readonly string[]): string[][] {
  const size = PHOTO_LIMITS.perListing;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, group) =>
    ids.slice(group * size, (group + 1) * size),
  );
}

/** Returns null if the server can't be reached. */
async function loadPhotos(ids: readonly string[]): Promise<Photo[] | null> {
  const outcome = await outcomeOf(api.GET('/api/photos', { params: { query: { ids: ids.join(',') } } }));
  return outcome.ok ? outcome.data.photos : null;
}
