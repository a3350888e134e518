import clsx from 'clsx';
import { Suspense, useState } from 'react';
import type { Photo } from '../../../photos/contract/photo.ts';
import { PhotoPicture, PhotoViewer } from '../../../photos/web/photos.ts';

/** The photos of a post. Clicking one opens it in full screen. */
export function PostPhotos({ photos, author }: { photos: readonly Photo[]; author: string }) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <div className={clsx('mt-3.5 grid max-w-120 gap-1.5', photos.length > 1 && 'grid-cols-2')}>
      {photos.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          className="cursor-zoom-in overflow-hidden rounded-tile"
          aria-label={photo.alt === '' ? `Open photo ${index + 1}` : `Open photo: ${photo.alt}`}
          onClick={() => setOpened(index)}
        >
          <PhotoPicture
            photo={photo}
            sizes={photos.length > 1 ? '240px' : '480px'}
            alt=""
            className="aspect-square h-auto w-full bg-cover object-cover"
          />
        </button>
      ))}
      <Suspense fallback={null}>
        {opened !== null && (
          <PhotoViewer
            photos={photos}
            title={`the post by ${author}`}
            start={opened}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
