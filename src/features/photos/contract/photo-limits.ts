/** Limits both sides know; no schema library here, so that pages can use them at no cost. */
export const PHOTO_LIMITS = {
  perListing: 5,
  /** Bytes of one uploaded file. */
  maxBytes: 10 * 1024 * 1024,
  /** Pixels of one picture (width × height), refused before it is decoded. */
  maxPixels: 50_000_000,
  /** The same for AVIF, whose decoder takes 19 bytes a pixel where others read line by line. */
  maxAvifPixels: 24_000_000,
  /** Characters of the text that describes a photo. */
  alt: 200,
  /** Widths in CSS pixels that every photo is stored in. */
  widths: { small: 400, medium: 800, large: 1200 },
} as const;

/**
 * What browsers are offered in the file dialog; the server decides by content, not by this. As it does not name HEIC, the
 * photo library of an iPhone hands its pictures over as JPEG.
 */
export const PHOTO_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';
