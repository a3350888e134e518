import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.ts';

const termsOf = (text: string) => readQuery(text).terms.map(({ text: typed }) => typed);
const labels = (text: string) => readQuery(text).understood.map(({ label }) => label);

describe('reading a search', () => {
  it('finds every part of a sentence and leaves filler words out', () => {
    const read = readQuery("Hi, I'm looking for a road bike 54 cm under 300 near me, not carbon");
    expect(read).toMatchObject({ maxPriceCents: 30_000, nearby: true, excluded: ['carbon'], cheap: false });
    expect(read.terms.map(({ kind, text }) => [kind, text])).toEqual([
      ['name', 'road bike'],
      ['measure', '54 cm'],
    ]);
    expect(read.understood.map(({ kind, label }) => [kind, label])).toEqual([
      ['term', 'road bike'],
      ['term', '54 cm'],
      ['price', 'Up to $300'],
      ['nearby', 'Near you'],
      ['excluded', 'Not carbon'],
    ]);
  });

  it('returns the search text that remains without each part', () => {
    const { understood } = readQuery('road bike 54 cm under 300, not carbon');
    expect(understood.map(({ without }) => without)).toEqual([
      '54 cm under 300, not carbon',
      'road bike under 300, not carbon',
      'road bike 54 cm, not carbon',
      'road bike 54 cm under 300',
    ]);
  });

  it.each(['54cm', '54 cm', '54-cm', '54 centimeters'])('reads %s as the same measure', (typed) => {
    expect(readQuery(`bike ${typed}`).terms[1]).toMatchObject({ kind: 'measure', words: ['54'], unit: 'cm' });
  });

  it('reads inch signs, gigabytes and sizes', () => {
    expect(readQuery('55" tv').terms[0]).toMatchObject({ kind: 'measure', words: ['55'], unit: 'inch' });
    expect(readQuery('iphone 128gb').terms[1]).toMatchObject({ kind: 'measure', words: ['128'], unit: 'gb' });
    expect(readQuery('shoes size 9').terms[1]).toMatchObject({ kind: 'measure', words: ['9'], unit: null });
  });

  it('recognizes synonyms, including those of several words', () => {
    const names = (text: string) => readQuery(text).terms[0]?.synonyms.map((words) => words.join(' '));
    expect(names('couch')).toContain('sofa');
    expect(names('bicycles')).toContain('bike');
    expect(names('chest of drawers')).toContain('dresser');
    expect(names('gray')).toContain('grey');
    expect(names('f150')).toEqual(['f 150']);
    expect(names('iphone')).toEqual([]);
  });

  it('finds narrower names for broader ones, but not the other way around', () => {
    const narrower = (text: string) => readQuery(text).terms[0]?.narrower.map((words) => words.join(' '));
    expect(narrower('phone')).toContain('iphone');
    expect(narrower('guitar')).toEqual(expect.arrayContaining(['les paul', 'stratocaster']));
    expect(narrower('toys')).toContain('lego');
    expect(narrower('les paul')).toEqual([]);
  });

  it('reads the name of a model as one name, even with a number word in it', () => {
    expect(termsOf('xbox one controller')).toEqual(['xbox one', 'controller']);
    expect(termsOf('les paul guitar')).toEqual(['les paul', 'guitar']);
    expect(termsOf('one red bike')).toEqual(['red', 'bike']);
    expect(termsOf('fender stratocaster')).toEqual(['fender', 'stratocaster']);
    expect(termsOf('macbook pro')).toEqual(['macbook', 'pro']);
  });

  it('reads the name of an item when a quality follows', () => {
    const things = (text: string) =>
      readQuery(text)
        .terms.filter(({ isAside }) => !isAside)
        .map(({ text: typed }) => typed);
    expect(things('guitar left handed')).toEqual(['guitar']);
    expect(things('seagate hard drive')).toEqual(['hard drive']);
    expect(things('bike lock')).toEqual(['bike', 'lock']);
  });

  it('finds items by their use', () => {
    const [chair] = readQuery('something to sit on for camping under 40').terms;
    expect(chair?.kinds.map(({ name }) => name)).toContain('patio chair');
    expect(chair?.text).toBe('something to sit on for camping');
    const [cold] = readQuery('keep milk cold').terms;
    expect([cold?.words, ...(cold?.synonyms ?? [])]).toContainEqual(['refrigerator']);
    expect(readQuery('watch strap').terms).toHaveLength(2);
  });

  it('ends a name at a comma', () => {
    expect(termsOf('night stand')).toEqual(['night stand']);
    expect(termsOf('night, stand')).toEqual(['night', 'stand']);
  });

  it('distinguishes the item from words that describe it', () => {
    const things = (text: string) =>
      readQuery(text)
        .terms.filter(({ isAside }) => !isAside)
        .map(({ text: typed }) => typed);
    expect(things('case for iphone 13')).toEqual(['case']);
    expect(things('sofa leather brown')).toEqual(['sofa']);
    expect(things('a set of knives')).toEqual(['knives']);
  });

  it('reads a category only if nothing else is searched for', () => {
    expect(readQuery('cheap electronics')).toMatchObject({ category: 'electronics', cheap: true, terms: [] });
    expect(readQuery('musical instruments under 50')).toMatchObject({ category: 'musical-instruments' });
    expect(readQuery('home and garden')).toMatchObject({ category: 'home-garden' });
    expect(readQuery('baby clothes').category).toBeNull();
  });

  it('reads contradictory prices as two, and either can be removed', () => {
    const prices = (text: string) => readQuery(text).understood.map(({ label, without }) => [label, without]);
    const both = [
      ['From $300', 'under 200'],
      ['Up to $200', 'over 300'],
    ];
    expect(prices('over 300 under 200')).toEqual(both);
    expect(prices('under 200 over 300')).toEqual(both);
    expect(prices('over 200 under 300')).toEqual([['$200 to $300', '']]);
  });

  it('never reverses a negated limit, and searches for none of its words', () => {
    const read = (text: string) => {
      const { terms, excluded, minPriceCents, maxPriceCents } = readQuery(text);
      return [terms.map(({ text: typed }) => typed).join(' '), excluded, minPriceCents, maxPriceCents];
    };
    expect(read('desk no more than 80')).toEqual(['desk', [], null, 8000]);
    expect(read('bike not over 300')).toEqual(['bike', [], null, 30_000]);
    expect(read('car no less than 3000')).toEqual(['car', [], 300_000, null]);
    expect(read('bike not carbon under 300')).toEqual(['bike', ['carbon'], null, 30_000]);
    expect(read('rug no more than 6 feet')).toEqual(['rug 6 feet', [], null, null]);
  });

  it('reads "2k to 4k" as prices and "4k" as a word', () => {
    expect(readQuery('motorcycle 2k to 4k')).toMatchObject({
      minPriceCents: 200_000,
      maxPriceCents: 400_000,
    });
    expect(readQuery('4k tv').terms).toMatchObject([
      { kind: 'word', text: '4k', isAside: true },
      { text: 'tv' },
    ]);
  });

  it('uses the last statement when someone corrects themselves', () => {
    expect(termsOf('boots size 10 no sorry 11')).toEqual(['boots', 'size 11']);
    expect(termsOf('tv 43 inch no wait 50 inch')).toEqual(['tv', '50 inch']);
    expect(readQuery('bike under 200 for my son no sorry 150')).toMatchObject({ maxPriceCents: 15_000 });
  });

  it('reads condition and distance', () => {
    expect(readQuery('like new stroller')).toMatchObject({ conditions: ['new', 'like-new'] });
    expect(readQuery('brand new tent').conditions).toEqual(['new']);
    expect(readQuery('tent within 5 miles').withinKm).toBe(8);
    expect(readQuery('tent 10 km from me').withinKm).toBe(10);
    expect(labels('tent within 5 miles')).toEqual(['tent', 'Within 5 mi']);
    expect(readQuery('ebike range 40 miles').withinKm).toBeNull();
    expect(readQuery('couch no more than 10 miles from me')).toMatchObject({ withinKm: 16, excluded: [] });
  });

  it.each([
    ['stroller like new', 'stroller', 'Like New or better'],
    ['desk good or better', 'desk', 'Good or better'],
    ['desk, at least good', 'desk', 'Good or better'],
    ['good or better desk', 'desk', 'Good or better'],
    ['desk like new or better', 'desk', 'Like New or better'],
    ['new or like new desk', 'desk', 'Like New or better'],
    ['desk like new or good', 'desk', 'Good or better'],
    ['desk in excellent condition', 'desk', 'Like New or better'],
    ['excellent shape desk', 'desk', 'Like New or better'],
    ['desk (great condition)', 'desk', 'Good or better'],
    ['fair or better desk', 'desk', 'Fair or better'],
    ['iphone 13 mint', 'iphone 13', 'Like New or better'],
    ['vinyl record, near mint', 'vinyl record', 'Like New or better'],
    ['lego set unopened', 'lego set', 'New'],
    ['desk brand new', 'desk', 'New'],
    ['brand new mattress in plastic', 'mattress', 'New'],
    ['couch still in the plastic', 'couch', 'New'],
    ['headphones new in box', 'headphones', 'New'],
    ['factory sealed lego', 'lego', 'New'],
    ['barely used crib', 'crib', 'Like New or better'],
  ])('reads the condition of "%s"', (text, terms, label) => {
    expect(termsOf(text).join(' ')).toBe(terms);
    const read = readQuery(text).understood.filter(({ kind }) => kind === 'condition');
    expect(read.map((part) => part.label)).toEqual([`${label} first`]);
  });

  it.each([
    'mint green dress',
    'good lamp',
    'air conditioner',
    'new balance shoes',
    'nice mirror',
    'mint',
    'chairs in plastic boxes',
  ])('reads no condition in "%s"', (text) => {
    expect(readQuery(text).conditions).toBeNull();
  });

  it('searches for nothing if there are only filler words', () => {
    expect(termsOf('the who')).toEqual(['who']);
    for (const text of ['the, of', 'something nice', 'looking for a'])
      expect(readQuery(text)).toMatchObject({ terms: [], understood: [] });
    expect(readQuery('something under 50')).toMatchObject({ terms: [], maxPriceCents: 5000 });
  });

  it.each(['', '   ', '%_\\ \0 🚲', '---', '\u202E\u200F'])('finds no search terms in "%s"', (text) => {
    expect(readQuery(text)).toMatchObject({ terms: [], understood: [] });
  });

  it.each(['a ', '9', '- ', 'שולחן ', '$,', 'not a '])('reads a very long text of "%s"', (part) => {
    expect(readQuery(part.repeat(3000)).terms.length).toBeLessThanOrEqual(40);
  });

  it('reads Arabic and Hebrew words', () => {
    expect(termsOf('دراجة שולחן')).toHaveLength(2);
  });
});
