import { expect, test } from 'vitest';
import {
  beginChecking,
  changeItem,
  countPile,
  EMPTY_PILE,
  finishItem,
  markNeedingWords,
  neighborOf,
  newItem,
  nextToRead,
  type Pile,
  reopenPostponed,
  syncPhotos,
} from './pile.ts';

const pileOf = (...keys: string[]): Pile => syncPhotos(EMPTY_PILE, keys);
const photosIn = ({ items }: Pile) => items.map(({ photos }) => photos.join('+'));
const idOf = ({ items }: Pile, photo: string) => items.find(({ photos }) => photos[0] === photo)?.id ?? '';

test('Each photo becomes a draft of its own, and removing it removes the draft', () => {
  const pile = pileOf('a', 'b', 'c');
  expect(photosIn(pile)).toEqual(['a', 'b', 'c']);
  expect(photosIn(syncPhotos(pile, ['a', 'c', 'd']))).toEqual(['a', 'c', 'd']);
  expect(syncPhotos(pile, ['a', 'b', 'c'])).toBe(pile);
});

test('After Post or Later the next draft opens, and after the last one the first that is left', () => {
  let pile = beginChecking(pileOf('a', 'b', 'c'), 0);
  const shown = () => pile.items.find(({ id }) => id === pile.current)?.photos[0];
  expect(shown()).toBe('a');
  pile = finishItem(pile, idOf(pile, 'a'), { later: true });
  expect(shown()).toBe('b');
  pile = finishItem({ ...pile, current: idOf(pile, 'c') }, idOf(pile, 'c'), { state: 'live' });
  expect(shown()).toBe('b');
  pile = finishItem(pile, idOf(pile, 'b'), { state: 'live' });
  expect(pile.current).toBeNull();
  expect(countPile(pile)).toEqual({ live: 2, later: 1 });
  pile = reopenPostponed(pile);
  expect(shown()).toBe('a');
  pile = beginChecking(pileOf('a', 'b', 'c'), 0);
  pile = finishItem({ ...pile, current: idOf(pile, 'b') }, idOf(pile, 'b'), { later: true });
  expect(shown()).toBe('c');
});

test('If no photo can be read, each item waits for a few words', () => {
  const pile = changeItem(pileOf('a', 'b'), 'b', { state: 'live' });
  expect(markNeedingWords(pile).items.map(({ state }) => state)).toEqual(['words', 'live']);
});

test('The arrows stop at the ends of the pile', () => {
  const pile = beginChecking(pileOf('a', 'b'), 0);
  expect(neighborOf(pile, -1)).toBe(idOf(pile, 'a'));
  expect(neighborOf(pile, 1)).toBe(idOf(pile, 'b'));
});

test('Photos are read one at a time once they are uploaded, the one on screen first', () => {
  const pile = { ...beginChecking(pileOf('a', 'b', 'c'), 0) };
  const onSecond = { ...pile, current: idOf(pile, 'b') };
  expect(nextToRead(pileOf('a'), new Set(['a']))).toBeNull();
  expect(nextToRead(onSecond, new Set(['a', 'b']))?.photos).toEqual(['b']);
  expect(nextToRead(onSecond, new Set(['a']))?.photos).toEqual(['a']);
  const reading = changeItem(pile, idOf(pile, 'c'), { state: 'reading' });
  expect(nextToRead(reading, new Set(['a', 'b']))).toBeNull();
});

test('A photo that I add to an item stays with it, and an item whose photos I remove stays if I wrote about it', () => {
  const added = syncPhotos(pileOf('a', 'b'), ['a', 'b', 'c', 'd'], new Map([['c', 'a']]));
  expect(photosIn(added)).toEqual(['a+c', 'b', 'd']);
  const { content } = newItem('x');
  const written = changeItem(pileOf('a', 'b'), 'a', {
    content: { ...content, words: { text: 'Lamp', said: false } },
  });
  expect(photosIn(syncPhotos(written, []))).toEqual(['']);
});
