/** The outcomes that a test payment can have. */
export const TEST_OUTCOMES = [
  /** Confirmed immediately. */
  'works',
  /** Confirmed after `LATE_SECONDS`. */
  'works_late',
  /** Confirmed twice, by two identical events. */
  'told_twice',
  /** The card is declined and the checkout stays open. */
  'declined',
] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

/** Delay of a late confirmation, in seconds. */
export const LATE_SECONDS = 30;
