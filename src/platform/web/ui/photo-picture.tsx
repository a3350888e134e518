type PhotoPictureProps = {
  photo: {
    width: number;
    height: number;
    alt: string;
    /** A data URI of a few bytes. */
    placeholder: string;
    urls: { small: string; medium: string; large: string };
  };
  /** How wide it is shown, for the browser's choice among 400, 800 and 1200 px. */
  sizes: string;
  /** In view when the page opens: fetched first instead of when near. */
  eager?: boolean;
  /** In place of the photo's own; '' where the text beside it already says what it is. */
  alt?: string;
  className?: string;
};

/**
 * A stored photo in the right size. Until it arrives the placeholder shows, a picture of ten pixels, which browsers
 * blur by themselves as they enlarge it.
 */
export function PhotoPicture({ photo, sizes, eager, alt = photo.alt, className }: PhotoPictureProps) {
  const { small, medium, large } = photo.urls;
  return (
    <img
      className={className}
      src={medium}
      srcSet={`${small} 400w, ${medium} 800w, ${large} 1200w`}
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
