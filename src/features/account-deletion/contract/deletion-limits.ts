/** Limits of account deletion; the web uses them in its texts. */
export const DELETION_LIMITS = {
  /** Days in which logging in undoes it. */
  undoDays: 14,
} as const;
