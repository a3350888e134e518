import { expect, test } from 'vitest';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { authorize, mayAct, SITE_ACTIONS, type SiteAction } from './operators.policy.ts';

const account = { kind: 'member', id: '', email: '', emailConfirmed: true, sessionId: '' } as const;
const visitor: Actor = { kind: 'visitor' };
const guest: Actor = { kind: 'guest', key: '', guestId: '', status: 'active' };
const member: Actor = { ...account, role: 'member', status: 'active' };
const moderator: Actor = { ...account, role: 'moderator', status: 'active' };
const operator: Actor = { ...account, role: 'operator', status: 'active' };
/** What moderators may do besides. */
const OF_MODERATORS = SITE_ACTIONS.filter((action) => /^(case|appeal)\.|^audit-log\.read-own$/.test(action));

test.each(SITE_ACTIONS)('Only operators may %s, and moderators if it is about cases', (action) => {
  for (const actor of [visitor, guest, member]) {
    expect(mayAct(actor, action)).toBe(false);
  }
  expect(() => authorize(visitor, action)).toThrow('Authentication Required');
  expect(() => authorize(guest, action)).toThrow('Authentication Required');
  expect(() => authorize(member, action)).toThrow('Operators only');
  expect(authorize(operator, action)).toBe(operator);
  expect(mayAct(moderator, action)).toBe(OF_MODERATORS.includes(action));
});

test('To a moderator, everything outside the role does not exist', () => {
  expect(() => authorize(moderator, 'audit-log.read')).toThrow('Not found');
});

test('Actions without a rule are forbidden for operators too', () => {
  for (const action of ['zone.rename', 'constructor'] as unknown as SiteAction[]) {
    expect(mayAct(operator, action)).toBe(false);
    expect(() => authorize(operator, action)).toThrow('Operators only');
  }
});
