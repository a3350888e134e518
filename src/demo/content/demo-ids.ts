import { createHash } from 'node:crypto';

/** The password of the demo accounts anybody may use; not a secret. */
export const DEMO_PASSWORD = 'offhand-demo';

/** Members of the demo who can log in with DEMO_PASSWORD. */
export const DEMO_LOG_INS = ['nora@example.com', 'sam@example.com'] as const;

/** Runs the demo marketplace, where only this machine opens it. */
export const DEMO_OPERATOR = 'nora';

/** The guest who owns the demo's guest listings. */
export const DEMO_GUEST = { guestId: 'Guest-DEMO1', pin: '2468' } as const;

/** Ids of what the demo stores: the same at every load. */

/** A UUID (version 8, custom) of a name. */
export function stableId(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind}:${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

export const GUEST_KEY = stableId('guest', DEMO_GUEST.guestId);

export const personId = (username: string): string => stableId('person', username);
export const listingId = ({ title }: { title: string }): string => stableId('listing', title);
export const zoneId = ({ title }: { title: string }): string => stableId('zone', title);
export const saleId = ({ title }: { title: string }): string => stableId('sale', title);
export const conversationId = ({ about, buyer }: { about: string; buyer: string }): string =>
  stableId('conversation', `${about}:${buyer}`);
export const reviewId = ({ title }: { title: string }, type: 'seller' | 'buyer'): string =>
  stableId('review', `${title}:${type}`);

/** A member by profile id, or the guest by key. */
export interface DemoPersonKey {
  id: string;
  isGuest: boolean;
}

/** @param username Null for the guest. */
export const personKeyOf = (username: string | null): DemoPersonKey =>
  username === null ? { id: GUEST_KEY, isGuest: true } : { id: personId(username), isGuest: false };

/** @param username Null for the guest. */
export function ownerColumns(username: string | null): {
  profile_id: string | null;
  guest_key: string | null;
} {
  const { id, isGuest } = personKeyOf(username);
  return isGuest ? { profile_id: null, guest_key: id } : { profile_id: id, guest_key: null };
}
