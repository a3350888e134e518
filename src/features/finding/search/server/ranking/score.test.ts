import { describe, expect, it } from 'vitest';
import { readWordsOfListing } from '../../../../items/item-language/server/item-language.ts';
import { readQuery } from '../query/read-query.ts';
import { missesOf } from './misses.ts';
import { type Candidate, itemIndexOf, matchOf, namesItem, scoredSearch, scoredTerm } from './score.ts';

const NOW = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

type Details = Partial<Omit<Candidate, 'words'>> & { description?: string; tags?: string[] };

function listing(title: string, more: Details = {}): Candidate {
  const { description = '', tags = [], ...others } = more;
  return {
    title,
    words: readWordsOfListing({ title, description, tags }),
    priceCents: 1000,
    listedAt: NOW,
    distance: null,
    category: 'other',
    ...others,
  };
}

const matchFor = (q: string, candidate: Candidate) =>
  matchOf(scoredSearch(readQuery(q).terms.map(scoredTerm)), candidate, NOW);

/** Returns the titles ranked for the search, best first. */
const ranked = (q: string, ...titles: (string | Candidate)[]): string[] =>
  titles
    .map((title) => (typeof title === 'string' ? listing(title) : title))
    .toSorted((a, b) => matchFor(q, b).score - matchFor(q, a).score)
    .map(({ title }) => title);

describe('ranking of listings', () => {
  it.each([
    ['the thing before what is for it', 'iphone 13', 'Case for iPhone 13', 'iPhone 13, 128 GB'],
    ['what is for it, if that is asked for', 'case for iphone 13', 'iPhone 13, 128 GB', 'Case for iPhone 13'],
    ['the thing before a part with its name', 'bike', 'Bike lock with two keys', 'Red bike'],
    [
      'the thing before what only names it later',
      'samsung phone',
      'Phone case Samsung Galaxy',
      'Samsung Galaxy S21',
    ],
    ['the title before the text', 'desk', 'Lamp', 'Desk'],
    ['the typed word before another name', 'couch', 'Leather sofa', 'Leather couch'],
    ['the whole word before a part of one', 'watch', 'Watching birds, a book', 'Steel watch'],
    ['more of the words before fewer', 'oak desk', 'White desk', 'Oak desk'],
    ['words beside each other before words apart', 'bed frame', 'Frame of a bunk bed', 'Bed frame'],
    ['neighbors before the same words apart', 'oak desk', 'Oak standing desk', 'Oak desk'],
    ['the thing of another kind before another thing of the kind', 'oak desk', 'Oak shelf', 'White desk'],
    ['a thing before what may be a part of it', 'desk', 'Desk zither', 'Steel desk'],
    ['what a title says first before what follows a comma', 'desk', 'Lamp, desk', 'Desk, lamp'],
    ['what it is before what it comes with', 'mattress', 'Crib with mattress', 'Crib mattress'],
  ])('puts %s', (_, q, second, first) => {
    expect(ranked(q, second, first)).toEqual([first, second]);
  });

  it('ranks newer and nearer listings first if all else is equal', () => {
    const old = listing('Old desk', { listedAt: NOW - 40 * DAY_MS });
    expect(ranked('desk', old, 'New desk')).toEqual(['New desk', 'Old desk']);
    const far = listing('Far desk', { distance: 60_000 });
    const near = listing('Near desk', { distance: 800 });
    expect(ranked('desk', far, near)).toEqual(['Near desk', 'Far desk']);
  });

  it('ranks items named in tags above those mentioned in the text', () => {
    const mentioned = listing('Lamp', { description: 'for a desk' });
    const tagged = listing('Furniture', { tags: ['desk'] });
    expect(ranked('desk', mentioned, tagged)).toEqual(['Furniture', 'Lamp']);
  });

  it('treats a listing with a time in the future as new', () => {
    const ahead = listing('Desk', { listedAt: NOW + 21 * DAY_MS });
    expect(matchFor('desk', ahead).score).toBe(matchFor('desk', listing('Desk')).score);
  });

  it.each([
    ['Red bike', true],
    ['Bike, lock', true],
    ['Thing, tagged', true],
    ['Lock for bike', false],
    ['Bike lock with two keys', false],
    ['Lock', false],
  ])('tells whether the title names the item: %s', (title, isNamed) => {
    const { words } = listing(title, title.includes('tagged') ? { tags: ['bike'] } : {});
    expect(namesItem(scoredSearch(readQuery('bike').terms.map(scoredTerm)), words)).toBe(isNamed);
  });

  it('assumes that words are found in texts that were not loaded', () => {
    const { words, ...lamp } = listing('Lamp', { description: 'for an oak desk' });
    const inTitleOnly = { ...lamp, words: { ...words, text: null } };
    expect(matchFor('oak desk', inTitleOnly)).toEqual(matchFor('oak desk', { ...lamp, words }));
  });

  it('does not search for words of two letters inside others', () => {
    expect(matchFor('tv', listing('Rtvox poster')).missing).toEqual([0]);
    expect(matchFor('bike', listing('Motorbike')).missing).toEqual([]);
  });

  it('returns the missing terms and whether the item is named', () => {
    expect(matchFor('oak desk', listing('White desk'))).toMatchObject({ missing: [0], isNamed: true });
    expect(matchFor('desk', listing('Lamp', { description: 'for a desk' }))).toMatchObject({
      missing: [],
      isNamed: false,
    });
    expect(matchFor('desk', listing('Thing', { tags: ['desk'] }))).toMatchObject({ isNamed: true });
  });

  it('takes the last word as the item, except colors, brands and models', () => {
    const itemOf = (q: string) => {
      const { terms } = readQuery(q);
      return terms[itemIndexOf(terms)]?.text;
    };
    expect(itemOf('oak desk')).toBe('desk');
    expect(itemOf('sofa leather brown')).toBe('sofa');
    expect(itemOf('iphone 13 pro')).toBe('iphone');
    expect(itemOf('case for iphone')).toBe('case');
    expect(itemOf('orange')).toBe('orange');
    expect(itemOf('54 cm')).toBeUndefined();
  });
});

describe('what a close match misses', () => {
  const labels = (q: string, candidate: Candidate) => {
    const { terms, minPriceCents, maxPriceCents } = readQuery(q);
    return missesOf(candidate, matchFor(q, candidate), {
      terms,
      itemIndex: itemIndexOf(terms),
      minPriceCents: minPriceCents ?? undefined,
      maxPriceCents: maxPriceCents ?? undefined,
    }).map(({ label }) => label);
  };

  it.each([
    ['road bike 54 cm', listing('Road bike 56cm'), ['56 cm, not 54']],
    ['kayak 7,7 ft', listing('Kayak 5.5 ft'), ['5.5 ft, not 7.7']],
    ['road bike 54 cm', listing('Road bike'), ['54 cm not stated']],
    ['sneakers size 9', listing('Sneakers'), ['Size 9 not stated']],
    ['velvet armchair', listing('Armchair'), ['No “velvet”']],
    ['desk under 100', listing('Desk', { priceCents: 12_000 }), ['$20 over']],
    ['desk over 100', listing('Desk', { priceCents: 9550 }), ['$4.50 under']],
    ['desk', listing('Lamp', { description: 'for a desk' }), ['Only mentions “desk”']],
    ['bike', listing('Motorbike'), ['Not quite “bike”']],
  ])('is listed for "%s"', (q, candidate, expected) => {
    expect(labels(q, candidate)).toEqual(expected);
  });
});
