import { expect, test } from 'vitest';
import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { readFacts } from './read-facts.ts';

const doubtIn = (title: string, description = '', category: CategorySlug = 'electronics') =>
  readFacts({ title, description, category }, new Date('2026-11-27T00:00:00Z')).doubt;

test.each([
  ['locked', 'iPhone 12', 'It is activation locked.'],
  ['untested', 'Stereo receiver', "Don't know if it works."],
  ['needs-work', 'iPad', 'The screen is cracked.'],
  ['incomplete', 'AirPods', 'Left one is missing.'],
  ['faulty', 'Fan', 'Makes a loud noise on high.'],
  ['extra-only', 'iPhone 14 box', 'Empty box, nothing inside.'],
  ['other-price', 'Laptops', 'Call for prices.'],
  ['rental', 'Projector', 'For rent by the day.'],
  ['replica', 'AirPods', 'These are a replica.'],
  ['no-clean-title', '2012 Honda Civic', 'Salvage title.', 'vehicles'],
  ['expired', 'Infant car seat', 'It expired in 2024.', 'other'],
  ['unsafe', 'Bike helmet', 'It was in a crash.', 'sporting-goods'],
  ['soiled', 'Couch', 'Our dog peed on one cushion.', 'home-garden'],
  ['other-price', 'Chairs, $20 each', 'They go together as a set.', 'home-garden'],
] as const)(
  '"%s" is a reason not to buy (ASSIST-19)',
  (doubt, title, description, category?: CategorySlug) => {
    expect(doubtIn(title, description, category)).toBe(doubt);
  },
);

test.each([
  ['iPhone 12', 'Not locked, no activation lock.'],
  ['Stereo receiver', 'Tested on all inputs, everything works.'],
  ['iPad', 'No cracks. The old screen was cracked, so it was replaced.'],
  ['AirPods', 'Nothing is missing. If one is missing, tell me.'],
  ['Dress', 'Authentic, no replica.', 'clothing'],
  ['2012 Honda Civic', 'Clean title. Registration expired in May.', 'vehicles'],
  ['Infant car seat', 'Never in an accident, expires in 2030.', 'other'],
  ['Couch', 'No bed bugs, no smells, pet free.', 'home-garden'],
  ['Chairs, $20 each', 'Take one or all six.', 'home-garden'],
  ['Lamp', 'Missing the manual. No noise.', 'home-garden'],
] as const)('"%s" leaves no doubt (ASSIST-19)', (title, description, category?: CategorySlug) => {
  expect(doubtIn(title, description, category)).toBeNull();
});
