import type { NotificationKind, PreferenceGroup } from '../../../../shared/notification-kinds.ts';

const WANTS: PreferenceGroup = {
  group: 'wants',
  label: 'Wants',
  about: 'A new match for what you look for, or a lower price',
  order: 12,
  // Each want says by which of these it is told.
  on: ['in-app', 'email', 'push'],
};

/** What notifications of one listing belong to: of several that are unread, the newest is shown. */
export const listingGroup = (listingId: string): string => `listing:${listingId}`;

/** What digests belong to. */
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
