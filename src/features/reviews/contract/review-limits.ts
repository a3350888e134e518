/** Limits that server and pages share. No schema library here, so that pages stay light. */
export const REVIEW_LIMITS = {
  /** Characters of a review, and of the reply to it. */
  text: 1_000,
  /** The initial rating of the form. */
  defaultRating: 5,
  /** Days after the sale in which the first review can be written. */
  writeDays: 60,
  /** Days the other participant then has. After them, or once both have written, reviews are published. */
  answerDays: 14,
  /** Number of newest reviews on a profile. */
  onProfile: 3,
  /** The most sales that are listed as waiting for a review. */
  pending: 50,
} as const;
