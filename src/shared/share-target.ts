/** Where other apps send what people share with this one, and the names of its fields. */
export const SHARE_TARGET = {
  path: '/share',
  /** Texts, in the order in which they are shown. */
  texts: ['title', 'text', 'url'],
  photos: 'photos',
} as const;
