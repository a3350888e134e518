/** What the home page tells of people's deals. */
export const STORIES = {
  shown: 15,
  /** With fewer, the home page shows samples, marked as such. */
  enough: 5,
} as const;
