import { useEffect, useState } from 'react';
import { type PhotoWriting, readWriting } from '../../../items/photo-reader/web/photo-reader.ts';
import type { PhotoUpload } from '../../../items/photos/web/photos.ts';

const NOTHING_READ: PhotoWriting = { lines: [], color: null, codes: [] };

/**
 * What the site's reader reads on the item in a photo; null where nothing is read. It is an extra, so a failure looks
 * like a photo without writing.
 * @param upload The photo, which is read once it is uploaded.
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
