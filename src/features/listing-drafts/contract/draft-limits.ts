/** Limits that server and pages share; without a schema library, so that importing this costs pages nothing. */
export const DRAFT_LIMITS = {
  /** Characters of a photo as a data URL: what uploads may have, in base64. */
  photoUrl: 14_000_000,
  /** Questions that a draft asks at most. */
  questions: 3,
  /** Categories offered when it is not clear which. */
  categoryCandidates: 2,
} as const;
