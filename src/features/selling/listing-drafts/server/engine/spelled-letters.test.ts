import { expect, it } from 'vitest';
import { joinSpelled } from './spelled-letters.ts';

it.each([
  ['a forty inch l g t v with the remote ninety', 'a forty inch LG TV with the remote ninety'],
  ['yamaha guitar f g eight hundred with a bag one thirty', 'yamaha guitar FG800 with a bag one thirty'],
  ['an h p i bought in may sixty', 'an HP i bought in may sixty'],
  ['it has three hundred p s i and runs', 'it has three hundred PSI and runs'],
  ['honda civic l x a hundred thousand miles', 'honda civic LX a hundred thousand miles'],
  ['desk uplift v two sixty by thirty two fifty', 'desk uplift V2 sixty by thirty two fifty'],
  ['an i phone twelve', 'an iphone twelve'],
  ['a ps five and a game three hundred', 'a PS5 and a game three hundred'],
])('spelled names are joined: "%s" (AI-03)', (spoken, joined) => {
  expect(joinSpelled(spoken)).toBe(joined);
});

it.each([
  'shirt size l forty dollars',
  'two x four lumber',
  'a two thousand eight honda',
  'vitamin c ten bucks',
  'my kid wore a medium i think twenty',
])('other letters stay, and so does a price: "%s" (AI-03)', (spoken) => {
  expect(joinSpelled(spoken)).toBe(spoken);
});
