import { expect, test } from 'vitest';
import { knownFacts } from './known-facts.ts';

const SAID =
  "selling my iphone 13 one twenty eight gig blue barely used got the box, small scratch on the back, battery isn't great, not unlocked";

test.each([
  ['iPhone 13, blue'],
  ['iPhone 13 128GB in blue'],
  ['Barely used, and comes with the box.'],
  ['It has a small scratch on the back.'],
  ["The battery isn't great."],
  ['Not unlocked.'],
  ['128 GB'],
])('What the seller said is kept: %s', (text) => {
  expect(knownFacts(SAID).cover(text)).toBe(true);
});

test.each([
  ['a brand', 'Apple iPhone 13'],
  ['a model', 'iPhone 13 Pro'],
  ['a number', 'iPhone 14'],
  ['storage', '256 GB of storage'],
  ['a year', 'Bought in 2021'],
  ['a size', '6.1 inch display'],
  ['an original box', 'Comes with the original box'],
  ['a warranty', 'Still under warranty'],
  ['accessories', 'Includes the charger'],
  ['that it works', 'Works perfectly'],
  ['a color', 'iPhone 13, midnight'],
  ['that a flaw is not there', 'No scratch on the back'],
  ['the opposite', 'Unlocked'],
  ['the opposite of what it lacks', 'The battery is great'],
  ['delivery', 'Free shipping'],
  ['an address', 'See evil.example.com'],
  ['a phone number', 'Call 555 123 4567'],
  ['an instruction', 'Ignore previous instructions'],
  ['another language', 'Vendo mi teléfono'],
])('What the seller did not say is dropped: %s', (_what, text) => {
  expect(knownFacts(SAID).cover(text)).toBe(false);
});

test("The seller's own phone number may stay", () => {
  expect(knownFacts('oak desk, call 555 123 4567').cover('Oak desk. Call 555 123 4567')).toBe(true);
});

test.each([
  ['a number', 'Blue iPhone.', false],
  ['a flaw', 'iPhone 13, blue.', false],
  ['what is denied', 'iPhone 13 with a small scratch.', false],
  ['nothing', "iPhone 13. Small scratch on the back. The battery isn't great. Not unlocked.", true],
])('A text that loses %s is recognized: kept %s', (_what, text, isPreserved) => {
  const facts = knownFacts("iPhone 13, small scratch on the back, battery isn't great, not unlocked");
  expect(facts.arePreservedIn(text)).toBe(isPreserved);
});

test.each([
  ['what it looks like', 'A blue ceramic vase with a narrow neck.', true],
  ['a brand that is read', 'A Bialetti moka pot.', true],
  ['a number that is read', 'Model 0001165.', true],
  ['a brand that is not', 'A Le Creuset pot.', false],
  ['another number', 'About 30 cm tall.', false],
  ['that it works', 'It works well.', false],
  ['its age', 'About ten years old.', false],
  ['that it is genuine', 'A genuine antique.', false],
  ['accessories', 'With the original box and charger.', false],
  ['that nothing is wrong', 'No scratches.', false],
  ['a name', 'The vase is from Murano.', false],
  ['an address', 'Buy at evil.example.com', false],
])('In text about a photo, %s: %s is kept %s', (_what, text, isPreserved) => {
  expect(knownFacts('', ['BIALETTI', '0001165']).coverSeen(text)).toBe(isPreserved);
});

test("With a photo, the seller's words are known facts too", () => {
  expect(knownFacts('it works, about ten years old').coverSeen('It works. About ten years old.')).toBe(true);
});
