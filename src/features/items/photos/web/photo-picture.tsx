import type { Photo } from '../contract/photo.ts';
import { photoUrl } from '../contract/photo-url.ts';

type PhotoPictureProps = {
  photo: Photo;
  /** The displayed width, from which the browser selects 400, 800 or 1200 px. */
  sizes: string;
  /** In view when the page opens: loaded eagerly instead of lazily. */
  eager?: boolean;
  /** Replaces the photo's own description; '' where the text beside it already describes it. */
  alt?: string;
  className?: string;
};

/**
 * Shows a stored photo in the right size. Until it has loaded, shows a placeholder of ten pixels, blurred by
 * scaling.
 */
export function PhotoPicture({ photo, sizes, eager, alt = photo.alt, className }: PhotoPictureProps) {
  return (
    <img
      className={className}
      src={photoUrl(photo, 'medium')}
      srcSet={`${photoUrl(photo, 'small')} 400w, ${photoUrl(photo, 'medium')} 800w, ${photoUrl(photo, 'large')} 1200w`}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      // With the rest of the screen: decoded by itself, a photo comes a frame later.
      decoding={eager ? 'sync' : 'async'}
      style={{ backgroundImage: `url("${photo.placeholder}")` }}
    />
  );
}
