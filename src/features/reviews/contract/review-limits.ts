/** Limits both sides know; no schema library here, so that pages can use them at no cost. */
export const REVIEW_LIMITS = {
  /** Characters of a review, and of the reply to it. */
  text: 1_000,
  /** What a form begins with. */
  defaultRating: 5,
  /** Days after the sale in which the first of the two can write. */
  writeDays: 60,
  /** Days the other one then has; after them, or once both have written, reviews are shown. */
  answerDays: 14,
  /** Newest ones that a profile shows. */
  onProfile: 3,
  /** Sales that wait for one's review, at most. */
  pending: 50,
} as const;

export const STARS = [1, 2, 3, 4, 5] as const;
