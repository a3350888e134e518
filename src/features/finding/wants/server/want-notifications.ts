import type { NotificationKind, PreferenceGroup } from '../../../../shared/notification-kinds.ts';

const WANTS: PreferenceGroup = {
  group: 'wants',
  label: 'Saved searches',
  about: 'A new match for one of your searches, or a lower price',
  order: 12,
  // Each want chooses which of these it uses.
  on: ['in-app', 'email', 'push'],
};

/** The group of a listing's notifications. Shows only the newest unread one. */
export const listingGroup = (listingId: string): string => `listing:${listingId}`;

/** The group of digests. */
export const DIGEST_GROUP = 'want-digest';

export const WANT_KINDS = {
  match: 'want.match',
  drop: 'want.price-drop',
  digest: 'want.digest',
} as const;

export const wantNotifications: readonly NotificationKind[] = Object.values(WANT_KINDS).map((kind) => ({
  kind,
  type: 'listing',
  preference: WANTS,
}));
