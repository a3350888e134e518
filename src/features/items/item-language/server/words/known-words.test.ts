import { expect, it, test } from 'vitest';
import { KNOWN_WORDS, meantWords, wordsLike } from './known-words.ts';

test.each([
  ['mattres', 'mattress'],
  ['dres', 'dress'],
  ['queen matress', 'queen mattress'],
  ['dinning table', 'dining table'],
  ['base guitar', 'bass guitar'],
  ['kids byke', 'kids bike'],
])('%s means %s', (typed, meant) => {
  const words = typed.split(' ');
  expect(meantWords(words).map((word, at) => word ?? words[at])).toEqual(meant.split(' '));
});

test.each(['heather gray sweater', 'base', 'torelli bike', 'mattress', 'motor cycle'])(
  '%s is written as it is meant',
  (typed) => {
    const words = typed.split(' ');
    expect(meantWords(words)).toEqual(words.map(() => null));
  },
);

it('knows the words of names, brands and uses, but no misspelled ones', () => {
  for (const word of ['mattress', 'gibson', 'stumpjumper', 'keep']) expect(KNOWN_WORDS, word).toContain(word);
  for (const word of ['mattres', 'torelli']) expect(KNOWN_WORDS, word).not.toContain(word);
});

it('finds known words that are one typo away', () => {
  expect(wordsLike('guitr')).toContain('guitar');
  expect(wordsLike('violni')).toContain('violin');
  expect(wordsLike('xylotomous')).toEqual([]);
});
