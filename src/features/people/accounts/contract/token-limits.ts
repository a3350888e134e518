export const TOKEN_LIMITS = {
  name: 60,
  perAccount: 20,
  /** How many days a token can work. There is no other choice, so that a forgotten one ends. */
  days: [7, 30, 90, 365],
  /** Days for which an expired token stays listed. */
  expiredDays: 30,
} as const;
