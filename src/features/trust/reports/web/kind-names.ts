import type { ReportKind } from '../contract/report.ts';

/** Display names of the reportable subjects. */
export const KIND_NAMES: Record<ReportKind, string> = {
  photo: 'photo',
  message: 'message',
  event: 'event',
  listing: 'listing',
  profile: 'profile',
  conversation: 'chat',
  review: 'review',
  zone: 'zone',
  'zone-post': 'post',
};
