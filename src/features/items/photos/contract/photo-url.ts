import { PHOTO_LIMITS } from './photo-limits.ts';

export type PhotoSize = keyof typeof PHOTO_LIMITS.widths;

/** Adds the suffix of a stored size to a photo's address or storage key. */
export const atWidth = (base: string, width: number): string => `${base}-${width}.webp`;

/**
 * Returns the address of one size of a photo. The API sends only the common part, because pages contain
 * dozens of photos.
 */
export const photoUrl = ({ base }: { base: string }, size: PhotoSize): string =>
  atWidth(base, PHOTO_LIMITS.widths[size]);
