import type { Photo } from '../contract/photo.ts';
import { photoUrl } from '../contract/photo-url.ts';

type PhotoPictureProps = {
  photo: Photo;
  /** How wide it is shown, for the browser's choice among 400, 800 and 1200 px. */
  sizes: string;
  /** In view when the page opens: loaded eagerly instead of lazily. */
  eager?: boolean;
  /** Replaces the photo's own text; '' where the text beside it already describes it. */
  alt?: string;
  className?: string;
};

/**
 * A stored photo in the right size. Until it has loaded, a placeholder of ten pixels shows, which browsers
 * blur when they enlarge it.
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
      decoding="async"
      style={{ backgroundImage: `url("${photo.placeholder}")` }}
    />
  );
}
