/** Reviews on the home page. */
export const STORIES = {
  shown: 15,
  /** With fewer, the home page shows marked samples. */
  enough: 5,
} as const;
