import { expect, test } from 'vitest';
import type { DraftContent } from '../../../../items/listings/web/listings.ts';
import { beginChecking, changeItem, EMPTY_PILE, newItem, syncPhotos } from './pile.ts';
import { readPile, storedPile } from './pile-store.ts';

const { content: BLANK } = newItem('x');

const CONTENT: DraftContent = {
  words: { text: 'Blue denim jacket, $40', said: true },
  form: {
    ...BLANK.form,
    title: 'Denim jacket',
    price: '40',
    category: 'clothing',
    condition: 'good',
    tags: ['denim'],
    area: 'Sellwood',
  },
  notes: {
    marks: { title: 'photo', condition: 'guess' },
    candidates: [],
    questions: [{ id: 'clothing-size', question: 'What size is it?', label: 'Size' }],
    answers: { 'clothing-size': 'M' },
  },
  touched: ['area'],
};
const SKATEBOARD: DraftContent = { ...BLANK, words: { text: 'Skateboard', said: false } };

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const PHOTO = '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11';

test('After a reload, my pile is as I left it, with its photos and their descriptions', () => {
  const started = beginChecking(syncPhotos(EMPTY_PILE, ['a', 'b', 'c', 'd']), 5);
  const [first, second, third] = started.items.map(({ id }) => id);
  let pile = changeItem(started, first ?? '', { state: 'live', listingId: 'l' });
  pile = changeItem(pile, second ?? '', { state: 'ready', content: CONTENT, later: true });
  pile = changeItem(pile, third ?? '', { state: 'words', content: SKATEBOARD, suggested: true });
  const draftPhotos = [
    { key: 'a', id: PHOTO, alt: '' },
    { key: 'b', id: PHOTO, alt: 'A blue jacket' },
    // Being uploaded again.
    { key: 'c', id: null, alt: 'A skateboard' },
  ];
  const { pile: again, photos } = readPile(stored(storedPile(pile, draftPhotos)));
  expect(again).toMatchObject({ stage: 'check', startedAt: 5, postedBefore: 1 });
  expect(photos.map(({ key, id, alt }) => [key, id, alt])).toEqual([
    ['b', PHOTO, 'A blue jacket'],
    ['c', null, 'A skateboard'],
    ['d', null, ''],
  ]);
  expect(again.items).toMatchObject([
    { photos: ['b'], state: 'ready', later: true, content: CONTENT },
    { photos: ['c'], state: 'words', content: SKATEBOARD, suggested: true },
    { photos: ['d'], state: 'waiting', suggested: false },
  ]);
});

test('An item that was being read is read again', () => {
  const pile = syncPhotos(EMPTY_PILE, ['a']);
  const reading = changeItem(pile, pile.items[0]?.id ?? '', { state: 'reading' });
  expect(readPile(stored(storedPile(reading, []))).pile.items[0]?.state).toBe('waiting');
});

test('A posted pile is not stored', () => {
  const pile = syncPhotos(EMPTY_PILE, ['a']);
  expect(storedPile(changeItem(pile, pile.items[0]?.id ?? '', { state: 'live' }), [])).toBeNull();
});

test.each([
  [null],
  ['x'],
  [{ items: [null, 7, { id: 'a' }, { draft: { photos: 'a' } }, {}] }],
  [{ items: { length: 2 } }],
])('Nonsense in storage is an empty pile: %j', (value) => {
  expect(readPile(value).pile).toEqual(EMPTY_PILE);
});
