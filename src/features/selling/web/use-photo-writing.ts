import { useEffect, useState } from 'react';
import { type PhotoWriting, readWriting } from '../../photo-reader/web/photo-reader.ts';

/**
 * What the site's reader reads on the item in an uploaded photo; null until then. It is an extra, so a failure looks
 * like a photo without writing.
 * @param photoId Null while there is nothing to read.
 */
export function usePhotoWriting(photoId: string | null): PhotoWriting | null {
  const [read, setRead] = useState<{ of: string; writing: PhotoWriting } | null>(null);
  const isRead = read !== null && read.of === photoId;

  useEffect(() => {
    if (photoId === null || isRead) return;
    const abort = new AbortController();
    const ask = async () => {
      const outcome = await readWriting(photoId, abort.signal);
      if (!abort.signal.aborted && outcome.ok) setRead({ of: photoId, writing: outcome.data });
    };
    void ask();
    return () => abort.abort();
  }, [photoId, isRead]);

  return isRead ? read.writing : null;
}
