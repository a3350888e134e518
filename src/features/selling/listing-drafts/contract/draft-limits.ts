/** Limits shared by server and pages. This file does not import Zod, to keep page bundles small. */
export const DRAFT_LIMITS = {
  /** Maximum length of a photo as a data URL, about 4 MB. Larger photos are uploaded first. */
  photoUrl: 5_600_000,
  /** Maximum questions per draft. */
  questions: 3,
  /** Number of categories to choose from when the category is unclear. */
  categoryCandidates: 2,
} as const;
