import { expect, test } from 'vitest';
import { pickupText, rangeText } from './pickup-hours.ts';

test.each([
  [[0, 1, 2, 3, 4, 5, 6], 'Every day, 9 AM to noon'],
  [[1, 2, 3, 4, 5], 'Monday to Friday, 9 AM to noon'],
  [[0, 6], 'Saturday, Sunday, 9 AM to noon'],
  [[0, 5, 6], 'Friday to Sunday, 9 AM to noon'],
  [[3], 'Wednesday, 9 AM to noon'],
])('A listing says on which days it can be picked up: %j', (days, text) => {
  expect(pickupText({ days, from: '09:00', to: '12:00' })).toBe(text);
});

test('A listing says at what time of the day it can be picked up', () => {
  expect(rangeText({ from: '12:00', to: '17:30' })).toBe('Noon to 5:30 PM');
  expect(rangeText({ from: '00:00', to: '00:15' })).toBe('Midnight to 12:15 AM');
});
