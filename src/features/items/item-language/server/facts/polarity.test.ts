import { expect, test } from 'vitest';
import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import type { FactId } from './fact.ts';
import { readFacts } from './read-facts.ts';

const NOW = new Date('2026-11-25T00:00:00Z');
const goodOf = (category: CategorySlug, title: string, description: string, feature: FactId) =>
  readFacts({ title, description, category }, NOW).facts[feature]?.good;

test.each([
  ['working', 'electronics', 'Sony receiver', 'Works intermittently.'],
  ['working', 'electronics', 'Sony receiver', "Works but the remote doesn't."],
  ['working', 'electronics', 'Sony receiver', 'Turns on but no sound.'],
  ['working', 'home-garden', 'Samsung dryer', 'Runs but no heat.'],
  ['working', 'home-garden', 'Samsung dryer', "Drum doesn't turn."],
  ['charger', 'electronics', 'Dell laptop', 'Box yes, charger no.'],
  ['charger', 'electronics', 'Dell laptop', 'Need your own charger.'],
  ['damage', 'home-garden', 'Oak dresser', 'No scratches on top, some on the sides.'],
  ['complete', 'other', 'Board game', 'About 95% complete.'],
  ['smoke-free', 'home-garden', 'Oak dresser', "I'm a smoker."],
  ['pet-free', 'home-garden', 'Oak dresser', 'No smoke, have a cat.'],
  ['pet-free', 'home-garden', 'Oak dresser', 'Pet friendly and smoke free home.'],
  ['title', 'vehicles', '2006 Ford Focus', 'I lost the title.'],
  ['complete', 'other', 'Train puzzle', 'All the pieces are here except two.'],
  ['damage', 'home-garden', 'Oak dresser', 'No dents or scratches except a small one on the left leg.'],
] as const)(
  'A negative fact is not read as a positive one: %s, %s, "%s", "%s" (ASSIST-23)',
  (feature, category, title, text) => {
    expect(goodOf(category, title, text, feature)).toBe(false);
  },
);

test.each([
  ['working', 'electronics', 'Sony receiver', 'Everything functions as it should.'],
  ['working', 'home-garden', 'Samsung dryer', 'Good working dryer.'],
  ['working', 'electronics', 'Sony receiver', '100 percent functional.'],
  ['smoke-free', 'home-garden', 'Oak dresser', 'Not exposed to smoke.'],
  ['receipt', 'electronics', 'Sony camera', 'Proof of purchase.'],
  ['original-box', 'electronics', 'Sony camera', 'Box: yes.'],
  ['warranty', 'vehicles', '2018 Kia Soul', 'Powertrain warranty to 100k.'],
  ['unlocked', 'electronics', 'iPhone 12', 'Was locked to Sprint, but it got unlocked.'],
  ['remote', 'electronics', 'Sony receiver', 'The remote is not lost, it needs a battery.'],
] as const)('A positive fact is read: %s, %s, "%s", "%s" (ASSIST-23)', (feature, category, title, text) => {
  expect(goodOf(category, title, text, feature)).toBe(true);
});

test.each([
  ['memory', 'electronics', 'HP laptop', 'Upgradable to 32gb ram.'],
  ['charger', 'electronics', 'Dell laptop', "Don't need the charger?"],
  ['mattress-size', 'home-garden', 'Mattress', 'A queen box spring comes with it.'],
  ['storage', 'electronics', 'HP laptop', 'Had a 500gb drive I removed.'],
  ['age', 'home-garden', 'Samsung dryer', 'House built in 1999.'],
  ['age', 'other', 'Dog crate', 'My lab was 8 years old.'],
  ['accessories', 'sporting-goods', 'Trek bike', 'Comes with a 30 day warranty.'],
  ['case-size', 'jewelry-watches', 'Seiko watch', 'Strap is 18mm.'],
  ['screen-size', 'electronics', 'Samsung TV', '6 inch scratch on the side.'],
  ['complete', 'other', 'Board game', 'Unsure if complete.'],
] as const)(
  'Statements about something else are not facts of the item: %s, %s, "%s", "%s" (ASSIST-23)',
  (feature, category, title, text) => {
    expect(goodOf(category, title, text, feature)).toBeUndefined();
  },
);
