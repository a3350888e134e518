/** Kinds, reasons and limits of reports. No schema library here, to keep page bundles small. */

/** What can be reported. */
export const REPORT_KINDS = [
  'listing',
  'photo',
  'message',
  'conversation',
  'review',
  'profile',
  'zone',
  'zone-post',
  'event',
] as const;

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

/** Reasons that apply only to items, not to people or conversations. */
const ITEM_REASONS: readonly ReportReason[] = ['prohibited', 'counterfeit', 'wrong-category'];

export const reasonsFor = (kind: string) =>
  kind === 'listing' ? REPORT_REASONS : REPORT_REASONS.filter(({ value }) => !ITEM_REASONS.includes(value));

export const REPORT_LIMITS = {
  /** Length of the details, in characters. */
  details: 1_000,
  /** Length of an email address, in characters. */
  email: 254,
  /** Messages of the other participant stored with a report about a conversation. */
  seenMessages: 20,
  /** Characters of the stored snapshot. */
  seenText: 20_000,
} as const;
