import clsx from 'clsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { PhotoUpload } from '../../../../items/photos/web/photos.ts';

interface PilePhotoProps {
  upload: PhotoUpload | undefined;
  /** '' if the text beside it describes the photo. */
  alt?: string;
  /** Whether to show the whole photo instead of cropping it. */
  whole?: boolean;
}

/** A photo of the pile, shown from this device until the site's version has loaded. */
export function PilePhoto({ upload, alt = '', whole }: PilePhotoProps) {
  const waits = upload?.state.kind === 'uploading';
  return upload?.preview ? (
    <img
      src={upload.preview}
      alt={alt}
      width={800}
      height={800}
      // Otherwise dragging it would add it as a file.
      draggable={false}
      className={clsx('size-full', whole ? 'object-contain' : 'object-cover', waits && 'opacity-60')}
    />
  ) : (
    <span className="grid size-full place-items-center text-ink-3">
      {waits ? <span className="spinner" aria-hidden="true" /> : <Icon name="image-off" />}
    </span>
  );
}
