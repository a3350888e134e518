import { expect, test } from 'vitest';
import type { ZoneRole } from '../contract/zone-member.ts';
import { abilities } from './zones.policy.ts';

const may = (role: ZoneRole | null) =>
  Object.entries(abilities(role)).flatMap(([ability, allowed]) => (allowed ? [ability] : []));

test('Visitors read and join, members post and read the log, admins do everything else (ZONE-28)', () => {
  expect(may(null)).toEqual(['join']);
  expect(may('member')).toEqual(['leave', 'post', 'readLog']);
  expect(may('admin')).toEqual([
    'leave',
    'post',
    'readLog',
    'edit',
    'invite',
    'announce',
    'moderate',
    'manageMembers',
  ]);
});
