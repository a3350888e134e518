import { describe, expect, test } from 'vitest';
import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import type { FactId } from './fact.ts';
import { readFacts } from './read-facts.ts';

const now = new Date('2026-11-23T00:00:00Z');

type Case = [text: string, feature: FactId, value: string | boolean | undefined];

const cases = (name: string, title: string, category: CategorySlug, table: readonly Case[]) =>
  describe(`${name}`, () => {
    test.each(table)('"%s" states for %s: %s (ASSIST-23)', (description, feature, value) => {
      const { facts } = readFacts({ title, description, category }, now);
      expect(facts[feature]?.value).toBe(value);
    });
  });

cases('A fact about a part is none about the car', '2013 Ford Focus', 'vehicles', [
  ['New tires with a 2 year warranty', 'warranty', undefined],
  ['Battery still under warranty', 'warranty', undefined],
  ['I put a new alternator in with lifetime warranty', 'warranty', undefined],
  ['Still under factory warranty', 'warranty', 'Under warranty'],
  ['Brakes are 2 years old', 'age', undefined],
  ['Engine swapped at 120k miles', 'mileage', undefined],
  ['Tires have under 2000 miles', 'mileage', undefined],
  ['Located 20 miles north of town', 'mileage', undefined],
  ['105k original miles', 'mileage', '105k miles'],
  ['Odometer says 99,800', 'mileage', '99,800 miles'],
  ['Bose speakers', 'brand', 'Ford'],
]);
cases('A title is read in all its forms', 'Ford Focus', 'vehicles', [
  ['Has a salvaged title', 'title', 'Salvaged'],
  ['Title is clean', 'title', 'Clean'],
  ['Title: rebuilt', 'title', 'Rebuilt'],
  ['Clean NJ title', 'title', 'Clean'],
  ['Not a clean title', 'title', undefined],
  ['No title needed', 'title', undefined],
  ["I don't have the title", 'title', 'None'],
  ['I have the title', 'title', 'In hand'],
]);
cases('What a laptop runs, connects to or shall be sent is nothing about it', 'Dell laptop', 'electronics', [
  ['Office 2019 installed', 'year', undefined],
  ['Late 2018 model', 'year', '2018'],
  ['Has an hdmi port, usb and ethernet', 'cables', undefined],
  ['Comes with hdmi cable', 'cables', true],
  ['Please include your phone number', 'accessories', undefined],
  ['Price includes delivery', 'accessories', undefined],
  ["If it doesn't work I will refund you", 'working', undefined],
  ['I no longer work from home', 'working', undefined],
  ["Doesn't come with the charger", 'charger', false],
  ['The box got thrown away', 'original-box', false],
  ['Never removed from the box', 'original-box', true],
  ['Box only no card', 'original-box', true],
  ["Warranty doesn't expire until 2027", 'warranty', 'Until 2027'],
]);
cases('The age of a person is not that of the item', 'Softball glove', 'sporting-goods', [
  ['Great for kids 8-14 years old', 'age', undefined],
  ['My daughter is 16 years old', 'age', undefined],
  ['My 2 year old dropped it', 'age', undefined],
  ['Fits a 5 year old or so', 'age', undefined],
  ['For readers 9 years old and up', 'age', undefined],
  ['Used once, 2 weeks ago', 'age', undefined],
  ['It is about 3 yrs. old', 'age', '3 years'],
  ['For my son, bought 2 years ago', 'age', '2 years'],
  ['Max weight 275 lbs', 'weight', undefined],
  ['It weighs 45 lbs', 'weight', '45 lbs'],
]);
cases(
  'A maker of parts is not the maker of a bike',
  'Torelli racing bike with Shimano 105',
  'sporting-goods',
  [
    ['Full Shimano 600 group', 'brand', undefined],
    ['The wheels are by Trek', 'brand', undefined],
  ],
);
cases('What can be done to wood, or what stays as it is, is no damage', 'Oak dresser', 'home-garden', [
  ['Will accept a stain', 'damage', undefined],
  ['Can be painted or stained', 'damage', undefined],
  ["Won't scratch your floors", 'damage', undefined],
  ["There is a stain that won't come out", 'damage', "A stain that won't come out"],
]);
cases('A home is free of what its seller says it is free of', 'Sofa', 'home-garden', [
  ['From a non-smoking home', 'smoke-free', true],
  ['Not from a smoking home', 'smoke-free', true],
  ['Not from a smoke-free home', 'smoke-free', false],
  ['Nobody smokes in our house', 'smoke-free', true],
  ['It has never been around smoke or animals', 'smoke-free', true],
  ['Stored in a non-smoker’s home', 'smoke-free', true],
  ['I do smoke but only outside', 'smoke-free', false],
  ['Smells a little like smoke', 'smoke-free', false],
  ['From a no pet home', 'pet-free', true],
  ['A home without smokers or pets', 'pet-free', true],
  ["We don't have pets", 'pet-free', true],
  ['Smoke free home but not pet free', 'pet-free', false],
  ['A non smoking home with two cats', 'pet-free', false],
  ['A pet friendly home, no smoking', 'smoke-free', true],
  ['Our dog chewed one leg', 'pet-free', false],
  ['Picks up pet hair', 'pet-free', undefined],
  ['Perfect for someone with cats', 'pet-free', undefined],
]);

test('A missing item does not cancel the scratches named after it (ASSIST-23)', () => {
  const { facts, defects } = readFacts(
    { title: 'Desk', description: 'No hardware some small scratches', category: 'home-garden' },
    now,
  );
  expect(facts.damage?.good).toBe(false);
  expect(defects.none).toBe(false);
});

test('A dog crate does not mean that the home has a dog (ASSIST-23)', () => {
  const { facts } = readFacts(
    { title: 'Dog crate', description: 'Our dog outgrew it.', category: 'other' },
    now,
  );
  expect(facts['pet-free']).toBeUndefined();
});
