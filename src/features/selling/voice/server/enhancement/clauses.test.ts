import { expect, test } from 'vitest';
import { clausesOfRun } from './clauses.ts';

const split = (run: string, price?: number) =>
  clausesOfRun(run, price)
    .map(({ text }) => text)
    .join(' | ');

test.each([
  [
    "it's got a nice big screen it's got no remote a hundred bucks",
    "it's got a nice big screen | it's got no remote | a hundred bucks",
  ],
  ['i have four ties here one of them has a stain', 'i have four ties here | one of them has a stain'],
  [
    'the belt is fine the screen has a crack in the corner and the key is missing',
    'the belt is fine | the screen has a crack in the corner | the key is missing',
  ],
  [
    'solid oak table a few water rings two hundred dollars',
    'solid oak table | a few water rings | two hundred dollars',
  ],
  ['burton snowboard 156 no bindings barely used', 'burton snowboard 156 | no bindings | barely used'],
  [
    'the board is a burton one fifty six the edges are rusty',
    'the board is a burton one fifty six | the edges are rusty',
  ],
  ['it is walnut it seats six', 'it is walnut | it seats six'],
  [
    'the case has a crack and one of the front usb ports does not work',
    'the case has a crack | one of the front usb ports does not work',
  ],
  [
    'we paid nine hundred for it i am asking three fifty',
    'we paid nine hundred for it | i am asking three fifty',
  ],
])('A speech without points is cut where something new begins: "%s" (VOICE-24)', (run, clauses) => {
  expect(split(run)).toBe(clauses);
});

test.each([
  "it's got all the screws",
  'never worn except the red one',
  'because it is heavy',
  'ring size five and a half',
  'a keyboard with sixty one keys',
  'kids helmet size small',
  'comes with two nets and eight balls',
])('No clause is cut off from what it needs: "%s" (VOICE-24)', (run) => {
  expect(split(run)).toBe(run);
});

test('A price that is known is a clause of its own (VOICE-24)', () => {
  expect(split('needs a mirror 550 is what i want', 550)).toBe('needs a mirror | 550 is what i want');
});
