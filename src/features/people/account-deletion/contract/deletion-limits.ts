/** Limits of account deletion. The web uses them in its texts. */
export const DELETION_LIMITS = {
  /** Days during which logging in cancels the deletion. */
  undoDays: 14,
} as const;
