/** Reviews on the home page. */
export const STORIES = {
  shown: 15,
  /** With fewer, the home page shows marked samples. */
  enough: 5,
} as const;

/** Limits for server and pages. No schema library here, to keep page bundles small. */
export const REVIEW_LIMITS = {
  /** Characters of a review, and of the reply to it. */
  text: 1_000,
  /** The initial rating of the form. */
  defaultRating: 5,
  /** Days after the sale in which the first review can be written. */
  writeDays: 60,
  /** Days the other participant then has. Reviews are published after them, or once both have written. */
  answerDays: 14,
  /** Number of newest reviews on a profile. */
  onProfile: 3,
  /** Maximum number of sales listed as waiting for a review. */
  pending: 50,
} as const;
