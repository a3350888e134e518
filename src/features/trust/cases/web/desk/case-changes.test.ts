import { expect, test } from 'vitest';
import { changesOf, markChanges, partsOf } from './case-changes.ts';

const before = {
  title: 'iPhone 13, sealed',
  text: 'Factory sealed. Pay a deposit by gift card.',
  facts: [{ label: 'Price', value: '$150' }],
  photos: [{ id: 'a', url: '/a', alt: '' }],
};

test('Only what changed since the first report is called changed', () => {
  expect(changesOf(before, before)).toEqual([]);
  const now = { ...before, text: 'Factory sealed.', facts: [{ label: 'Price', value: '$310' }], photos: [] };
  expect(changesOf(before, now).map(({ label }) => label)).toEqual(['Price', 'Text', 'Photos']);
});

test('Deleted content is shown as it was', () => {
  expect(partsOf(before, null)[1]).toEqual({ label: 'Price', before: '$150', now: '' });
});

test('Sentences that the other version lacks are marked', () => {
  expect(markChanges('Factory sealed. Pay a deposit by gift card.', 'Factory sealed.')).toEqual([
    { text: 'Factory sealed.', isChanged: false },
    { text: 'Pay a deposit by gift card.', isChanged: true },
  ]);
});
