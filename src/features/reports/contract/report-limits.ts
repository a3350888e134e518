/** What reports say and how much; no schema library here, so that pages can use it at no cost. */
export const REPORT_REASONS = [
  { value: 'scam', label: 'Scam or fraud' },
  { value: 'prohibited', label: 'Prohibited item' },
  { value: 'counterfeit', label: 'Counterfeit' },
  { value: 'harassment', label: 'Harassment' },
  { value: 'spam', label: 'Spam' },
  { value: 'wrong-category', label: 'Wrong category' },
  { value: 'other', label: 'Something else' },
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number]['value'];

/** Reasons that make no sense for a person or a talk. */
const OF_THINGS: readonly ReportReason[] = ['prohibited', 'counterfeit', 'wrong-category'];

export const reasonsFor = (kind: string) =>
  kind === 'listing' ? REPORT_REASONS : REPORT_REASONS.filter(({ value }) => !OF_THINGS.includes(value));

export const REPORT_LIMITS = {
  /** Characters of what the reporter adds. */
  details: 1_000,
  /** Messages of the other one that are kept with a report about a talk. */
  seenMessages: 20,
  /** Characters that are kept of what there was to see. */
  seenText: 20_000,
} as const;
