/** Limits that server and pages share; without a schema library, so that importing this costs pages nothing. */
export const DRAFT_LIMITS = {
  /** Characters of a photo as a data URL: about 4 MB. Larger ones are uploaded first. */
  photoUrl: 5_600_000,
  /** Questions that a draft asks at most. */
  questions: 3,
  /** Categories offered when it is not clear which. */
  categoryCandidates: 2,
} as const;
