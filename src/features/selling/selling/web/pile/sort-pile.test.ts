import { expect, test } from 'vitest';
import type { MeasuredPhoto } from './find-similar-item.ts';
import { measured } from './measured-photos.fixture.ts';
import { changeItem, EMPTY_PILE, newItem, type Pile, syncPhotos } from './pile.ts';
import { movePhoto, suggestItems } from './sort-pile.ts';

const pileOf = (...keys: string[]): Pile => syncPhotos(EMPTY_PILE, keys);
const photosIn = ({ items }: Pile) => items.map(({ photos }) => photos.join('+'));
const idOf = ({ items }: Pile, photo: string) => items.find(({ photos }) => photos.includes(photo))?.id ?? '';

const { content: BLANK } = newItem('x');
const aboutIt = (text: string) => ({ content: { ...BLANK, words: { text, said: false } } });
const wordsIn = ({ items }: Pile) => items.map(({ content }) => content.words.text);

/** Moves a photo to the item of another photo, or to a new one. */
function moved(pile: Pile, key: string, to: string | null): Pile {
  const next = movePhoto(pile, key, to === null ? null : idOf(pile, to));
  if (next === null) throw new Error('no room');
  return next;
}

function suggested(photos: readonly MeasuredPhoto[], pile = pileOf(...photos.map(({ key }) => key))): Pile {
  const byKey = new Map(photos.map((photo) => [photo.key, photo]));
  return suggestItems(pile, [...byKey.keys()], byKey);
}

const CASTLE = ['castle-1', 'castle-2', 'castle-3', 'castle-4'] as const;
const TREE = ['tree-1', 'tree-2', 'tree-3', 'tree-4'] as const;
const STREETS = ['street-1', 'street-2', 'street-3'] as const;

test('Photos of the same item are grouped, even if I choose them in a mixed order', () => {
  const inOrder = [...CASTLE, ...TREE, ...STREETS].map((key) => measured(key));
  expect(photosIn(suggested(inOrder))).toEqual([CASTLE.join('+'), TREE.join('+'), ...STREETS]);
  const mixed = CASTLE.flatMap((key, place) => [measured(key), measured(TREE[place] ?? key)]);
  expect(photosIn(suggested(mixed))).toEqual([CASTLE.join('+'), TREE.join('+')]);
});

test('Without times, photos of different items stay separate', () => {
  const photos = [...CASTLE, ...TREE, ...STREETS].map((key) => measured(key, { timed: false }));
  const pile = suggested(photos);
  for (const { photos: keys } of pile.items) {
    expect(new Set(keys.map((key) => (key.startsWith('street') ? key : key.split('-')[0]))).size).toBe(1);
  }
  expect(pile.items.length).toBeLessThan(photos.length);
});

test('The longer between two photos, the less they may differ', () => {
  const [first, second] = [measured('castle-3'), measured('castle-4')];
  const later = (ms: number) => ({
    ...measured('castle-1'),
    key: 'later',
    takenAt: (first.takenAt ?? 0) + ms,
  });
  const items = (photo: MeasuredPhoto) => suggested([first, second, photo]).items.length;
  expect([items(later(10_000)), items(later(3_600_000))]).toEqual([1, 2]);
});

test('A photo joins the most similar item', () => {
  const photo = { ...measured('tree-1', { timed: false }), key: 'new' };
  const blend = new Map([...(measured('tree-1').colors ?? [])].map(([cell, share]) => [cell, share * 0.9]));
  const similar = { ...photo, key: 'similar', colors: blend };
  const same = { ...photo, key: 'same' };
  const pile = pileOf('similar', 'same', 'new');
  const byKey = new Map([similar, same, photo].map((one) => [one.key, one]));
  expect(photosIn(suggestItems(pile, ['new'], byKey))).toEqual(['similar', 'same+new']);
});

test('Images that cannot be decoded stay separate items', () => {
  const photos = CASTLE.map((key) => ({ ...measured(key), colors: null }));
  expect(photosIn(suggested(photos))).toEqual([...CASTLE]);
});

test('An item gets no more photos than a listing can have', () => {
  const photos = Array.from({ length: 7 }, (_, place) => ({ ...measured('tree-1'), key: `photo-${place}` }));
  expect(suggested(photos).items.map(({ photos: keys }) => keys.length)).toEqual([5, 2]);
});

test('Only grouped items say so, until I move a photo', () => {
  const pile = suggested([measured('castle-1'), measured('castle-2'), measured('street-1')]);
  expect(pile.items.map((item) => item.suggested)).toEqual([true, false]);
  expect(moved(pile, 'castle-2', null).items.map((item) => item.suggested)).toEqual([false, false, false]);
});

test('New photos change nothing about what I sorted or wrote', () => {
  const photos = [measured('castle-1'), measured('castle-2'), measured('tree-1')];
  let pile = moved(pileOf('castle-1', 'castle-2', 'tree-1'), 'tree-1', 'castle-1');
  pile = changeItem(pile, idOf(pile, 'castle-2'), aboutIt('A castle'));
  const next = syncPhotos(pile, ['castle-1', 'castle-2', 'tree-1', 'castle-3']);
  const byKey = new Map([...photos, measured('castle-3')].map((photo) => [photo.key, photo]));
  expect(photosIn(suggestItems(next, ['castle-3'], byKey))).toEqual(['castle-1+tree-1+castle-3', 'castle-2']);
  expect(photosIn(suggestItems(next, ['castle-2'], byKey))).toEqual(photosIn(next));
});

test('I move a photo to another item, to a new one, and back', () => {
  let pile = moved(pileOf('a', 'b', 'c'), 'a', 'c');
  expect(photosIn(pile)).toEqual(['b', 'c+a']);
  pile = moved(pile, 'c', null);
  expect(photosIn(pile)).toEqual(['b', 'a', 'c']);
  pile = moved(moved(pile, 'c', 'a'), 'a', null);
  expect(photosIn(pile)).toEqual(['b', 'c', 'a']);
  expect(new Set(pile.items.map(({ id }) => id)).size).toBe(3);
  expect(new Set(pile.items.map(({ submissionId }) => submissionId)).size).toBe(3);
  expect(moved(pile, 'b', null)).toBe(pile);
  const others = moved(moved(pileOf('a', 'b', 'c'), 'b', 'a'), 'b', null);
  expect(photosIn(others)).toEqual(['a', 'c', 'b']);
  const [left, alone] = moved(moved(pileOf('a', 'b'), 'b', 'a'), 'a', null).items;
  expect(left?.id).not.toBe(alone?.id);
});

test('An item has five photos at most', () => {
  let pile = pileOf('a', 'b', 'c', 'd', 'e', 'f');
  for (const key of ['b', 'c', 'd', 'e']) pile = moved(pile, key, 'a');
  expect(photosIn(pile)).toEqual(['a+b+c+d+e', 'f']);
  expect(movePhoto(pile, 'f', idOf(pile, 'a'))).toBeNull();
});

test('My words move with a photo if its item gets empty, and stay otherwise', () => {
  let pile = moved(pileOf('a', 'b', 'c'), 'b', 'a');
  pile = changeItem(pile, idOf(pile, 'a'), { state: 'words', ...aboutIt('Lamp') });
  expect(wordsIn(moved(pile, 'b', 'c'))).toEqual(['Lamp', '']);
  pile = pileOf('a', 'b');
  pile = changeItem(pile, idOf(pile, 'a'), { state: 'words', ...aboutIt('Lamp') });
  expect(moved(pile, 'a', 'b').items).toMatchObject([{ photos: ['b', 'a'], ...aboutIt('Lamp') }]);
  const drafted = changeItem(pile, idOf(pile, 'a'), { state: 'ready' });
  expect(moved(drafted, 'a', 'b').items).toMatchObject([
    { photos: ['b', 'a'], state: 'ready', ...aboutIt('Lamp') },
  ]);
  // The response is for an item that was removed, so the photos are read again.
  const read = changeItem(pile, idOf(pile, 'a'), { state: 'reading' });
  expect(moved(read, 'a', 'b').items).toMatchObject([{ photos: ['b', 'a'], state: 'waiting' }]);
  pile = changeItem(pile, idOf(pile, 'b'), { state: 'words', ...aboutIt('Desk lamp') });
  expect(moved(pile, 'a', 'b').items).toMatchObject([{ photos: ['b', 'a'], ...aboutIt('Desk lamp') }]);
});
