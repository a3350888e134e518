/** Limits that server and web share. */
export const DATA_EXPORT_LIMITS = {
  /** How many exports a person can request per day. */
  perDay: 3,
  /** Days for which a finished export can be downloaded. */
  days: 7,
} as const;
