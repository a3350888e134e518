/** Limits that server and web share; without a schema library, so that importing this costs pages nothing. */
export const PHOTO_LIMITS = {
  perListing: 5,
  /** Bytes of one uploaded file. */
  maxBytes: 10 * 1024 * 1024,
  /** Pixels of one picture (width × height), refused before it is decoded. */
  maxPixels: 50_000_000,
  /** The same for AVIF, whose decoder needs 19 bytes a pixel while others read line by line. */
  maxAvifPixels: 24_000_000,
  /** Characters of the text that describes a photo. */
  alt: 200,
  /** Widths in CSS pixels that every photo is stored in. */
  widths: { small: 400, medium: 800, large: 1200 },
} as const;

/** What the file dialog of a browser offers; the server decides by content instead. */
export const PHOTO_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';
