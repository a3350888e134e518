import type { ReportKind } from '../contract/report.ts';

/** What people call the things they report. */
export const KIND_NAMES: Record<ReportKind, string> = {
  listing: 'listing',
  profile: 'profile',
  conversation: 'chat',
  review: 'review',
};
