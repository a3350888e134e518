import { expect, test } from 'vitest';
import { readTitles } from '../../../../../../tests/item-language/read-titles.ts';
import { itemOf } from '../item/item-of.ts';
import { readWordsOfListing, standingOf, startsPart } from './listing-words.ts';
import { type ListingTexts, readListing } from './read-listing.ts';
import { restoreItem, storedItem } from './stored-item.ts';

const now = new Date('2026-11-25T00:00:00Z');
const texts = (title: string, more: Partial<ListingTexts> = {}): ListingTexts => ({
  title,
  description: '',
  tags: [],
  category: 'other',
  ...more,
});

/** Returns each title word with its weight. Words that start a part are in capitals. */
function standings(title: string): string[] {
  const { title: words, standing } = readWordsOfListing(texts(title));
  return words
    .split(' ')
    .map(
      (word, index) =>
        `${startsPart(standing, index) ? word.toUpperCase() : word} ${standingOf(standing, index)}`,
    );
}

test('A title names the item first, then what it is for or includes', () => {
  expect(standings('Case for iPhone 13, black')).toEqual([
    'CASE 1',
    'for 1',
    'iphone 0.35',
    '13 0.35',
    'BLACK 0.9',
  ]);
  expect(standings('Bikes with locks - like new')).toEqual([
    'BIKE 1',
    'with 1',
    'lock 0.6',
    'LIKE 0.9',
    'new 0.6',
  ]);
});

test('Words are found with or without apostrophes and accents', () => {
  const { title, tags, text } = readWordsOfListing(
    texts("Women's O'Neill wetsuit", { description: 'Für Mädchen, can’t fit', tags: ["Kids' size"] }),
  );
  expect(title).toBe('woman oneill wetsuit');
  expect(tags).toBe(' kid size ');
  expect(text).toBe(' woman oneill wetsuit neill kid size fur madchen cant fit can ');
});

test('An item is the same after it is stored and restored', () => {
  for (const { text } of readTitles().filter(({ half }) => half === 'tuned')) {
    const item = itemOf(text);
    const stored: unknown = JSON.parse(JSON.stringify(storedItem(item)));
    expect(restoreItem(stored as ReturnType<typeof storedItem>)).toEqual(item);
  }
});

test('A stored kind that no longer exists is unknown', () => {
  const stored = { ...storedItem(itemOf('Road bike')), kind: 'unicorn saddle' };
  expect(restoreItem(stored)).toMatchObject({ kind: null, category: null });
});

test.each([
  ['nothing', '', '', null],
  ['signs', '?!? ,,, ((', '***', null],
  ['only numbers', '12 34 56', '7 8 9', null],
  ['other scripts', '自転車 велосипед دراجة', '📱📱 هاتف بدون خدوش', null],
  ['one word, repeated', 'bike '.repeat(20), 'bike '.repeat(2000), 'bike'],
  ['10,000 characters', 'Lamp', 'no scratches, box or charger and '.repeat(300), 'lamp'],
  ['half of a sign', 'Lamp \uD83D', '\uDE00 scratched', 'lamp'],
])('From %s, no item is invented, and the reading can be stored', (_, title, description, kind) => {
  const { words, facts, item, price } = readListing(texts(title, { description }), now);
  expect(item.kind?.name ?? null).toBe(kind);
  expect(words.standing).toHaveLength(words.title === '' ? 0 : words.title.split(' ').length);
  expect(JSON.parse(JSON.stringify({ facts, price }))).toEqual({ facts, price });
});
