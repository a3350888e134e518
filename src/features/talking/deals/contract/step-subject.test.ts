import { expect, test } from 'vitest';
import { stepSubject } from './step-subject.ts';

const facts = { name: 'Nora', title: 'Trek bike', amountCents: 4500 };

test('The subject of a mail about a deal says who, how much and which listing (NOTIF-08)', () => {
  expect(stepSubject('offer-made', facts)).toBe('Nora offers $45 for Trek bike');
  expect(stepSubject('offer-accepted', { ...facts, amountCents: 4550 })).toBe(
    'Nora accepted $45.50 for Trek bike',
  );
  expect(stepSubject('sold-to-you', facts)).toBe('Nora sold you Trek bike for $45');
  expect(stepSubject('meetup-confirmed', { ...facts, amountCents: null })).toBe(
    'Nora confirmed the meet-up for Trek bike',
  );
});

test('Without a name or an amount the subject is still a sentence (NOTIF-08)', () => {
  expect(stepSubject('sold-to-you', { ...facts, amountCents: null })).toBe('Nora sold you Trek bike');
  expect(stepSubject('offer-declined', { name: null, title: 'Trek bike', amountCents: null })).toBe(
    'Someone declined the offer for Trek bike',
  );
});
