import type { ReportKind } from '../contract/report.ts';

/** What people call each kind of subject. */
export const KIND_NAMES: Record<ReportKind, string> = {
  listing: 'listing',
  profile: 'profile',
  conversation: 'chat',
  review: 'review',
  zone: 'zone',
  'zone-post': 'post',
};
