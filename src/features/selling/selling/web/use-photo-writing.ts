import { useEffect, useState } from 'react';
import { type PhotoWriting, readWriting } from '../../../items/photo-reader/web/photo-reader.ts';
import type { PhotoUpload } from '../../../items/photos/web/photos.ts';

const NOTHING_READ: PhotoWriting = { lines: [], color: null, codes: [] };

/**
 * Returns the text that the site's reader finds on the item; null if the photo isn't read. A failure looks like a photo
 * without text.
 * @param upload The photo. It is read once it is uploaded.
 */
export function usePhotoWriting(upload: PhotoUpload['state'] | undefined): PhotoWriting | 'reading' | null {
  const [read, setRead] = useState<{ of: string; writing: PhotoWriting } | null>(null);
  const photoId = upload?.kind === 'done' ? upload.photo.id : null;
  const isRead = read !== null && read.of === photoId;

  useEffect(() => {
    if (photoId === null || isRead) return;
    const abort = new AbortController();
    const ask = async () => {
      const outcome = await readWriting(photoId, abort.signal);
      if (!abort.signal.aborted) setRead({ of: photoId, writing: outcome.ok ? outcome.data : NOTHING_READ });
    };
    void ask();
    return () => abort.abort();
  }, [photoId, isRead]);

  if (upload === undefined || upload.kind === 'failed') return null;
  return isRead ? read.writing : 'reading';
}
