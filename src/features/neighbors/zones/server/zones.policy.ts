import type { DiscussionReaders, ZoneAbilities } from '../contract/zone.ts';
import type { ZoneRole } from '../contract/zone-member.ts';

/** What members may do, by role. Everyone may read a zone, except its log and members-only discussions. */
const ROLES_BY_ABILITY = {
  leave: ['admin', 'member'],
  post: ['admin', 'member'],
  readLog: ['admin', 'member'],
  edit: ['admin'],
  invite: ['admin'],
  announce: ['admin'],
  moderate: ['admin'],
  manageMembers: ['admin'],
} as const satisfies Record<Exclude<keyof ZoneAbilities, 'join' | 'readPosts'>, readonly ZoneRole[]>;

/** Actions that need a membership. */
export type ZoneAbility = keyof typeof ROLES_BY_ABILITY;

export const mayInZone = (role: ZoneRole | null, ability: ZoneAbility): boolean =>
  role !== null && (ROLES_BY_ABILITY[ability] as readonly ZoneRole[]).includes(role);

/** Whether members without the admin role may do it. */
export const isForMembers = (ability: ZoneAbility): boolean => mayInZone('member', ability);

export const mayReadPosts = (role: ZoneRole | null, readers: DiscussionReaders): boolean =>
  readers === 'everyone' || role !== null;

/** Returns who can read the discussion of a zone, from its column. */
export const readersOf = (closedAtSeq: number | null): DiscussionReaders =>
  closedAtSeq === null ? 'everyone' : 'members';

export function abilities(role: ZoneRole | null, readers: DiscussionReaders): ZoneAbilities {
  const may = (ability: ZoneAbility) => mayInZone(role, ability);
  return {
    join: role === null,
    leave: may('leave'),
    readPosts: mayReadPosts(role, readers),
    post: may('post'),
    readLog: may('readLog'),
    edit: may('edit'),
    invite: may('invite'),
    announce: may('announce'),
    moderate: may('moderate'),
    manageMembers: may('manageMembers'),
  };
}
