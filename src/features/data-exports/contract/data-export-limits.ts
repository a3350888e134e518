/** Limits that server and web share. */
export const DATA_EXPORT_LIMITS = {
  /** How often a person may ask within a day. */
  perDay: 3,
  /** Days for which a finished one can be downloaded. */
  days: 7,
} as const;
