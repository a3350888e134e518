import type { FormPhotos } from '../../../../items/listings/web/listings.ts';
import { PHOTO_LIMITS } from '../../../../items/photos/contract/photo-limits.ts';
import { showTooManyPhotos, type usePhotoUploads } from '../../../../items/photos/web/photos.ts';
import type { PileItem } from './pile.ts';

interface ItemPhotosOptions {
  /** Called with the files that are added to the item. */
  onAdd: (files: readonly File[]) => void;
  /** Called with a function that returns the keys of the item's photos in their new order. */
  onReorder: (reordered: (keys: readonly string[]) => string[]) => void;
}

/** Returns the photos of one item of a pile for its form, in the item's order. */
export function itemPhotos(
  item: PileItem,
  photos: ReturnType<typeof usePhotoUploads>,
  { onAdd, onReorder }: ItemPhotosOptions,
): FormPhotos {
  const inOrder = (all: typeof photos.uploads) =>
    item.photos.flatMap((key) => all.find((upload) => upload.key === key) ?? []);
  const uploads = inOrder(photos.uploads);
  return {
    uploads,
    finished: async () => inOrder(await photos.finished()),
    retryFailed() {
      for (const { key, state } of uploads) if (state.kind === 'failed') photos.retry(key);
    },
    field: {
      ...photos.field,
      uploads,
      onAdd(files) {
        const added = files.slice(0, PHOTO_LIMITS.perListing - uploads.length);
        if (added.length < files.length) showTooManyPhotos();
        onAdd(added);
        photos.add(added);
      },
      onMove: (key, index) =>
        onReorder((keys) => keys.filter((photo) => photo !== key).toSpliced(index, 0, key)),
    },
  };
}
