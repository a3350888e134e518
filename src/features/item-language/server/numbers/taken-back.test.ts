import { expect, test } from 'vitest';
import { isAlike } from '../words/alike.ts';
import { withoutTakenBack } from './taken-back.ts';

test.each([
  ['it has sixteen gigs no sorry eight gigs of ram', 'it has eight gigs of ram'],
  ['sixteen gigs no eight of ram', 'eight gigs of ram'],
  ['size eleven actually size ten and a half worn twice', 'size ten and a half worn twice'],
  ['I want six thousand, sorry, fifty-five hundred.', 'I want fifty-five hundred.'],
  ['two hundred dollars no sorry one fifty', 'one fifty'],
  ["It's a 2014, wait, 2015 Honda", "It's a 2015 Honda"],
  ['a hundred no make it eighty', 'eighty'],
  ['I want eighty but sorry I mean ninety', 'I want ninety'],
  ['I want a hundred no ninety no eighty', 'I want eighty'],
  ['a queen no sorry king mattress', 'a king mattress'],
  ['a blue no green raincoat size large i mean medium', 'a green raincoat size medium'],
  ['the left leg, I mean the right leg is loose', 'the right leg is loose'],
])('What a seller takes back leaves the text: "%s" (VOICE-24)', (said, left) => {
  expect(withoutTakenBack(said, isAlike).text).toBe(left);
});

test.each([
  'two chairs. No scratches. $40, no trades',
  'no pets no smoke',
  'black or white',
  'sorry the box is gone',
  "can't wait to sell it, 5 dollars",
  'it works, no issues, actually never used',
])('Words that take nothing back stay: "%s" (VOICE-24)', (said) => {
  expect(withoutTakenBack(said, isAlike).text).toBe(said);
});
