import { expect, test } from 'vitest';
import { detailsText } from './details-text.ts';

const nothing = { description: ' ', tags: [], pickupHours: null };

test('Folded details name what there could be, until there is something', () => {
  expect(detailsText(nothing)).toBe('Description, tags, pickup hours');
  expect(detailsText({ ...nothing, description: 'Warm.', tags: ['a', 'b'] })).toBe(
    'Description, 2 tags, pickup any time',
  );
});

test('They name where else it is posted, and the days of pickup', () => {
  const pickupHours = { days: [5, 6], from: '09:00', to: '12:00' };
  expect(detailsText({ description: 'Warm.', tags: ['a'], pickupHours }, 'in Bike swap')).toBe(
    'In Bike swap, description, 1 tag, pickup Fri Sat',
  );
  expect(detailsText(nothing, 'in Bike swap')).toBe('In Bike swap, no description, pickup any time');
});
