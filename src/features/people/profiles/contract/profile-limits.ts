/** Limits for server and pages. No schema library here, to keep page bundles small. */
export const PROFILE_LIMITS = {
  /** Characters. */
  fullName: 60,
  bio: 500,
  /** Newest listings shown on a profile. */
  listings: 6,
  /** Side length of an avatar in pixels: 96 CSS pixels on screens with a pixel ratio of 3. */
  avatar: 288,
} as const;
