import { expect, test } from 'vitest';
import { stepDetails } from './step-details.ts';

const facts = { name: 'Nora', title: 'Brass lamp', meetup: null, until: null } as const;
const AT = '2026-11-24T17:30:00.000Z';

test('I read who it is about, and which listing (NOTIF-08)', () => {
  expect(stepDetails({ ...facts, step: 'offer-declined' }, 'UTC')).toBe('Nora · Brass lamp');
  expect(stepDetails({ ...facts, step: 'offer-declined', name: null }, 'UTC')).toBe('Brass lamp');
});

test('A meet-up says where and when, in my time zone, which is named (NOTIF-08)', () => {
  const step = { ...facts, step: 'meetup-proposed', meetup: { place: 'Library', startsAt: AT } } as const;
  expect(stepDetails(step, 'UTC')).toBe('Nora · Brass lamp · Library · Tue, Nov 24, 5:30 PM UTC');
  expect(stepDetails(step, 'America/Los_Angeles')).toBe(
    'Nora · Brass lamp · Library · Tue, Nov 24, 9:30 AM PST',
  );
});

test('An offer says until when to answer, a reservation until when it holds (NOTIF-08)', () => {
  expect(stepDetails({ ...facts, step: 'offer-made', until: AT }, 'UTC')).toBe(
    'Nora · Brass lamp · Answer by Tue, Nov 24, 5:30 PM UTC',
  );
  expect(stepDetails({ ...facts, step: 'reserved', until: AT }, 'UTC')).toContain('Reserved until Tue');
});
