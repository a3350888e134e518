import { expect, test } from 'vitest';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { authorize, mayAct, SITE_ACTIONS, type SiteAction } from './operators.policy.ts';

const account = { kind: 'member', id: '', email: '', emailConfirmed: true, sessionId: '' } as const;
const visitor: Actor = { kind: 'visitor' };
const guest: Actor = { kind: 'guest', key: '', guestId: '' };
const member: Actor = { ...account, role: 'member', status: 'active' };
const operator: Actor = { ...account, role: 'operator', status: 'active' };

test.each(SITE_ACTIONS)('Only operators may %s', (action) => {
  for (const actor of [visitor, guest, member]) {
    expect(mayAct(actor, action)).toBe(false);
  }
  expect(() => authorize(visitor, action)).toThrow('Authentication Required');
  expect(() => authorize(guest, action)).toThrow('Authentication Required');
  expect(() => authorize(member, action)).toThrow('Operators only');
  expect(authorize(operator, action)).toBe(operator);
});

test('Actions without a rule are forbidden for operators too', () => {
  for (const action of ['zone.rename', 'constructor'] as unknown as SiteAction[]) {
    expect(mayAct(operator, action)).toBe(false);
    expect(() => authorize(operator, action)).toThrow('Operators only');
  }
});
