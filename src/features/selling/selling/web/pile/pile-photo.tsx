import clsx from 'clsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { PhotoUpload } from '../../../../items/photos/web/photos.ts';

interface PilePhotoProps {
  upload: PhotoUpload | undefined;
  /** '' where the text beside it says what it shows. */
  alt?: string;
  /** The whole photo instead of its middle. */
  whole?: boolean;
}

/** A photo of the pile, from this device until it is loaded from the site. */
export function PilePhoto({ upload, alt = '', whole }: PilePhotoProps) {
  const waits = upload?.state.kind === 'uploading';
  return upload?.preview ? (
    <img
      src={upload.preview}
      alt={alt}
      width={800}
      height={800}
      // Dragged as a file, it would be added once more.
      draggable={false}
      className={clsx('size-full', whole ? 'object-contain' : 'object-cover', waits && 'opacity-60')}
    />
  ) : (
    <span className="grid size-full place-items-center text-ink-3">
      {waits ? <span className="spinner" aria-hidden="true" /> : <Icon name="image-off" />}
    </span>
  );
}
