import { expect, it, test } from 'vitest';
import { isAlike } from '../words/alike.ts';
import { removeCorrections } from './remove-corrections.ts';

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
  ['queen bed frame in oak, no sorry its full size with slats', 'full bed frame in oak with slats'],
  ['100 for the desk and the chair, sorry 80 firm', '80 for the desk and the chair firm'],
])('Corrected words are removed: "%s" (VOICE-24)', (spoken, left) => {
  expect(removeCorrections(spoken, isAlike).text).toBe(left);
});

test.each([
  'two chairs. No scratches. $40, no trades',
  'no pets no smoke',
  'remote control boat, no remote, 10 dollars',
  'black or white',
  'sorry the box is gone',
  "can't wait to sell it, 5 dollars",
  'it works, no issues, actually never used',
])('Text without a correction stays: "%s" (VOICE-24)', (spoken) => {
  expect(removeCorrections(spoken, isAlike).text).toBe(spoken);
});

const COLORS = ['blue', 'grey'];
const left = (text: string): string =>
  removeCorrections(text, (a, b) => COLORS.includes(a) && COLORS.includes(b)).text;

it.each([
  ['a laptop with 16 gigs no sorry 8 gigs', 'a laptop with 8 gigs'],
  ['size eleven actually ten and a half', 'size ten and a half'],
  ['size 10, no, size 11', 'size 11'],
  ['33 inch no 34 bat', '34 inch bat'],
  ['a tank of twenty no twenty nine gallons', 'a tank of twenty nine gallons'],
  ['two controllers no actually three controllers', 'three controllers'],
  ['a 2009 no 2010 odyssey', 'a 2010 odyssey'],
  ['asking one twenty no one ten', 'asking one ten'],
  ['a hundred for the board, well actually ninety is fine', 'ninety for the board '],
  ['eighty, okay, eighty bucks', 'eighty bucks'],
  ['size medium sorry large', 'size large'],
  ['forty each no thats too much make it thirty each', 'thirty each'],
  ["i was gonna say four hundred but i'd take three twenty", "i'd take three twenty"],
  ["i said ninety but i'll do eighty", "i'll do eighty"],
  ['sofa blue no grey', 'sofa grey'],
  ['a rickenbacker bass no sorry a hofner bass', 'a hofner bass'],
])('a correction replaces the first number (AI-03): "%s"', (text, expected) => {
  expect(left(text)).toBe(expected);
});

it.each([
  'no box, no manual',
  'sorry for the bad photo, 40 dollars',
  'an iPhone 12, no charger, 150 dollars',
  '27 inch monitor, sorry, no stand, 60 dollars',
  'size 9, actually they run big, 40',
  'a 2012 civic, wait for 20 miles to warm up',
  'used 2 times, I mean it, asking $300',
  'i said 4 chairs but there are 6',
  'i asked 20 people but sold 15',
])('text without a correction stays (AI-03): "%s"', (text) => {
  expect(left(text)).toBe(text);
});

it('A corrected measure keeps the noun after its unit', () => {
  expect(left('30 gal aquarium no actually 20 gal, with stand')).toBe('20 gal aquarium, with stand');
});

it('The start offsets of corrected numbers are returned', () => {
  const { text, numbers } = removeCorrections('lamp 150 oh wait 160 with the shade', () => false);
  expect(numbers.map((index) => text.slice(index, index + 3))).toEqual(['160']);
});
