/** Limits both sides know; no schema library here, so that pages can use them at no cost. */
export const PROFILE_LIMITS = {
  /** Characters. */
  fullName: 60,
  bio: 500,
  /** Newest listings a profile shows. */
  listings: 6,
  /** Pixels of an avatar's side: the largest one shown is 96 CSS pixels, on screens that have three for one. */
  avatar: 288,
} as const;
