export const PASSKEY_LIMITS = {
  name: 60,
  perAccount: 20,
} as const;
