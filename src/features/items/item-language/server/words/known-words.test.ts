import { expect, it, test } from 'vitest';
import { KNOWN_WORDS, meantWords, wordsLike } from './known-words.ts';

test.each([
  ['mattres', 'mattress'],
  ['dres', 'dress'],
  ['queen matress', 'queen mattress'],
  ['dinning table', 'dining table'],
  ['base guitar', 'bass guitar'],
  ['kids byke', 'kids bike'],
])('%s is corrected to %s', (typed, meant) => {
  const words = typed.split(' ');
  expect(meantWords(words).map((word, index) => word ?? words[index])).toEqual(meant.split(' '));
});

test.each(['heather gray sweater', 'base', 'torelli bike', 'mattress', 'motor cycle'])(
  '%s is spelled correctly',
  (typed) => {
    const words = typed.split(' ');
    expect(meantWords(words)).toEqual(words.map(() => null));
  },
);

it('Known words are those of names, brands, uses, colors and materials, without misspellings', () => {
  // "Brass lamp" is not a misspelled bass.
  for (const word of ['mattress', 'gibson', 'stumpjumper', 'keep', 'brass', 'maroon'])
    expect(KNOWN_WORDS, word).toContain(word);
  for (const word of ['mattres', 'torelli']) expect(KNOWN_WORDS, word).not.toContain(word);
});

it('Known words one typo away are found', () => {
  expect(wordsLike('guitr')).toContain('guitar');
  expect(wordsLike('violni')).toContain('violin');
  expect(wordsLike('xylotomous')).toEqual([]);
});
