export const PASSKEY_LIMITS = {
  name: 60,
  perAccount: 20,
  /** Minutes after a log-in during which a passkey can be added without the password. */
  recentSignIn: 10,
} as const;
