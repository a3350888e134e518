import clsx from 'clsx';
import type { Photo } from '../../../items/photos/contract/photo.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';

interface PhotoStackProps {
  /** One photo per item; null if it has none. */
  photos: readonly (Photo | null)[];
  look: keyof typeof LOOKS;
}

/** The border of each photo has the background color. */
const LOOKS = {
  row: { photo: 'size-11 rounded-md ring-[2.5px] ring-bg', overlap: '-ms-7', sizes: '44px' },
  bar: {
    photo: 'size-8 rounded-md ring-3 ring-surface md:size-11 md:ring-raised',
    overlap: '-ms-3.5',
    sizes: '44px',
  },
  stage: { photo: 'size-28 rounded-xl ring-5 ring-stage', overlap: '-ms-5.5', sizes: '112px' },
} as const;

/** Overlapping photos of items, hidden from screen readers because the text beside them names the items. */
export function PhotoStack({ photos, look }: PhotoStackProps) {
  const { photo: shape, overlap, sizes } = LOOKS[look];
  return (
    <span className="flex flex-none" aria-hidden="true">
      {photos.map((photo, index) => {
        const className = clsx('block bg-surface-3 object-cover', shape, index > 0 && overlap);
        const key = `${index} of ${photos.length}`;
        return photo ? (
          <PhotoPicture key={key} photo={photo} sizes={sizes} alt="" className={className} />
        ) : (
          <i key={key} className={className} />
        );
      })}
    </span>
  );
}
