/** How somebody lets a test payment go. */
export const TEST_OUTCOMES = [
  /** Confirmed right away. */
  'works',
  /** Confirmed after LATE_SECONDS. */
  'works_late',
  /** The same confirmation comes twice. */
  'told_twice',
  /** The card is declined; the checkout stays open. */
  'declined',
] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

/** Seconds after which a late confirmation comes. */
export const LATE_SECONDS = 30;
