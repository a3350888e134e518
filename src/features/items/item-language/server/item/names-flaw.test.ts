import { expect, test } from 'vitest';
import { namesFault, namesFlaw } from './names-flaw.ts';

test.each([
  'a few scratches on top',
  'one drawer sticks',
  "it doesn't close all the way",
  'no remote',
  'the screen is cracked',
  'needs a new battery',
  'no box but a dent on the side',
  'it leaks from the bottom',
  'emergency key is missing',
  'no bindings, couple of scratches',
])('"%s" names a flaw (VOICE-24)', (clause) => {
  expect(namesFlaw(clause)).toBe(true);
});

test.each([
  'no scratches or dents',
  'not a scratch on it',
  'scratch resistant glass',
  "it doesn't leak",
  'no trades please',
  'stained glass lamp',
  'never used',
  "we don't have room for it",
  'needs to go by Sunday',
  "you'll need two people",
])('"%s" names no flaw (VOICE-24)', (clause) => {
  expect(namesFlaw(clause)).toBe(false);
});

test.each([
  'one drawer sticks',
  'the fan makes a rattling noise',
  'sometimes it only fills half a cup',
  'the ice maker quit',
  'the sole is separating',
  'needs a service',
  "the lid won't latch",
])('"%s" is a fault (ASSIST-19)', (clause) => {
  expect(namesFault(clause)).toBe(true);
});

test.each([
  'a few scratches on top',
  'the corners are worn',
  'makes no noise',
  'no parts are missing',
  'no remote',
  'it never sticks',
])('"%s" is no fault (ASSIST-19)', (clause) => {
  expect(namesFault(clause)).toBe(false);
});
