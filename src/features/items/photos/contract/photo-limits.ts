/** Limits that server and web share. This file must not import the schema library, because pages load it. */
export const PHOTO_LIMITS = {
  perListing: 5,
  /** Maximum size of an uploaded file, in bytes. */
  maxBytes: 10 * 1024 * 1024,
  /** Maximum width × height of an image. Larger ones are rejected before decoding. */
  maxPixels: 50_000_000,
  /** The limit for AVIF, whose decoder needs 19 bytes per pixel while others decode line by line. */
  maxAvifPixels: 24_000_000,
  /** Maximum length of a photo's description, in characters. */
  alt: 200,
  /** Widths in CSS pixels at which every photo is stored. */
  widths: { small: 400, medium: 800, large: 1200 },
} as const;

/** The types that a browser's file dialog offers. The server decides by content. */
export const PHOTO_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
