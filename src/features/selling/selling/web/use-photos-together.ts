import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dismissToast, toast } from '../../../../platform/web/ui/toast.ts';
import type { FormPhotos } from '../../../items/listings/web/listings.ts';
import { photoErrors } from '../../../items/photos/contract/errors.ts';
import { handOverPhotos, refusalOf, showTooManyPhotos } from '../../../items/photos/web/photos.ts';

/** Photos chosen at once that may show several items. */
export interface ChosenTogether {
  files: readonly File[];
  /** The ones already in the draft. */
  added: readonly File[];
  /** How many more photos the listing can have. */
  room: number;
  /** Whether the draft had no photos before. */
  isFirst: boolean;
  /** The toast about too many photos. */
  toastId: number | null;
}

interface PhotosTogetherOptions {
  photos: FormPhotos & { add: (files: readonly File[]) => void; remove: (key: string) => void };
  maxPhotos: number;
  /** The photos are of one item. `first`: the photo to write the listing from, if the draft had none before. */
  onOneItem: (first: File | undefined) => void;
}

/** Adds photos to a listing. If they may show several items, asks whether they do. */
export function usePhotosTogether({ photos, maxPhotos, onOneItem }: PhotosTogetherOptions) {
  const navigate = useNavigate();
  const [together, setTogether] = useState<ChosenTogether | null>(null);

  async function addPhotos(files: readonly File[]): Promise<void> {
    const isFirst = photos.uploads.length === 0;
    const room = maxPhotos - photos.uploads.length;
    // Too many photos for one listing, or several first photos, may show several items.
    const isUnclear = (some: readonly File[]) => some.length > room || (isFirst && some.length > 1);
    if (isUnclear(files)) {
      const refusals = await Promise.all(files.map(refusalOf));
      const fine = files.filter((_, index) => refusals[index] === null);
      if (isUnclear(fine)) {
        const added = maxPhotos === 1 ? [] : fine.slice(0, room);
        // Adding a refused file shows why.
        photos.add(files.filter((file) => added.includes(file) || !fine.includes(file)));
        const showTooMany = maxPhotos === 1 ? () => toast(ONE_PHOTO) : showTooManyPhotos;
        const toastId = fine.length > room ? showTooMany() : null;
        return setTogether({ files: fine, added, room, isFirst, toastId });
      }
    }
    photos.add(files);
    onOneItem(isFirst ? files[0] : undefined);
  }

  function endQuestion({ toastId }: ChosenTogether) {
    setTogether(null);
    if (toastId !== null) dismissToast(toastId);
  }

  /** Removes photos from the draft that were added before the question was answered. */
  function removeAdded(files: readonly File[]) {
    for (const { key, file } of photos.uploads) if (file && files.includes(file)) photos.remove(key);
  }

  return {
    together,
    addPhotos: (files: readonly File[]) => void addPhotos(files),
    /** Continues with photos of one item. */
    answerOne(picked: readonly File[]): void {
      if (together === null) return;
      const { added, isFirst } = together;
      endQuestion(together);
      removeAdded(added.filter((file) => !picked.includes(file)));
      const missing = picked.filter((file) => !added.includes(file));
      if (missing.length > 0) photos.add(missing);
      onOneItem(isFirst ? picked[0] : undefined);
    },
    /** Moves photos of several items to the pile. */
    answerSeveral(): void {
      if (together === null) return;
      endQuestion(together);
      removeAdded(together.added);
      handOverPhotos(together.files);
      void navigate('/pile');
    },
  };
}

const ONE_PHOTO = {
  tone: 'error',
  title: photoErrors.TOO_MANY_IMAGES.title,
  text: 'The steps take one photo. The full form takes up to 5.',
} as const;
