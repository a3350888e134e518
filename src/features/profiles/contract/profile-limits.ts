/** Limits that server and web share; without a schema library, so that importing this costs pages nothing. */
export const PROFILE_LIMITS = {
  /** Characters. */
  fullName: 60,
  bio: 500,
  /** Newest listings shown on a profile. */
  listings: 6,
  /** Pixels of an avatar's side: the largest is shown at 96 CSS pixels, and some screens have three pixels for one. */
  avatar: 288,
} as const;
