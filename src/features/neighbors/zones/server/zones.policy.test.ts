import { expect, test } from 'vitest';
import type { DiscussionReaders } from '../contract/zone.ts';
import type { ZoneRole } from '../contract/zone-member.ts';
import { abilities } from './zones.policy.ts';

const may = (role: ZoneRole | null, readers: DiscussionReaders = 'everyone') =>
  Object.entries(abilities(role, readers)).flatMap(([ability, allowed]) => (allowed ? [ability] : []));

test('Visitors read and join, members post and read the log, admins do everything else (ZONE-28)', () => {
  expect(may(null)).toEqual(['join', 'readPosts']);
  expect(may(null, 'members')).toEqual(['join']);
  expect(may('member', 'members')).toEqual(may('member'));
  expect(may('member')).toEqual(['leave', 'readPosts', 'post', 'readLog']);
  expect(may('admin')).toEqual([
    'leave',
    'readPosts',
    'post',
    'readLog',
    'edit',
    'invite',
    'announce',
    'moderate',
    'manageMembers',
  ]);
});
