import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePattern } from './compile-pattern.ts';
import { compileRules, type MatchedRule } from './compile-rules.ts';
import { findMatches } from './find-matches.ts';

const rule = (words: string[], more: Partial<MatchedRule> = {}): MatchedRule => ({
  id: 'rule',
  name: 'Rule',
  words,
  exceptions: [],
  places: ['listing'],
  action: 'block',
  reason: 'Not here.',
  evasions: { separators: true, lookAlikes: true },
  endings: true,
  ...more,
});

/** What a rule with these words finds in a text, as the text says it; null for nothing. */
function find(words: string[], text: string, more: Partial<MatchedRule> = {}): string | null {
  const [match] = findMatches(compileRules([rule(words, more)]), text, 'listing');
  return match === undefined ? null : text.slice(match.start, match.end);
}

test.each([
  ['PISTOL', 'PISTOL'],
  ['my p i s t o l, clean', 'p i s t o l'],
  ['p.i.s.t.o.l', 'p.i.s.t.o.l'],
  ['a pi-stol here', 'pi-stol'],
  ['p istol', 'p istol'],
  ['p\u200Bi\u200Bstol', 'p\u200Bi\u200Bstol'],
  ['p1st0l', 'p1st0l'],
  ['p!$tol', 'p!$tol'],
  ['piiiistol', 'piiiistol'],
  ['pìstöl', 'pìstöl'],
  ['рistоl in Cyrillic', 'рistоl'],
  ['𝐩𝐢𝐬𝐭𝐨𝐥', '𝐩𝐢𝐬𝐭𝐨𝐥'],
  ['ｐｉｓｔｏｌ', 'ｐｉｓｔｏｌ'],
  ['two pistols', 'pistols'],
  ["the pistol's grip", "pistol's"],
  ['r3ally,pistol!', 'pistol'],
])('A word is found in "%s"', (text, found) => {
  expect(find(['pistol'], text)).toBe(found);
});

test.each([
  ['ass', 'a class of grass, assorted glass'],
  ['cunt', 'Scunthorpe'],
  ['pistol', 'epistolary pistolero'],
  ['gun', 'Gunn, begun, gu nelson'],
  ['ass', 'Samsung A55'],
  ['acid', 'a CID file'],
  ['ammo', 'hammock for 2, am more'],
  ['1:1', 'box 11'],
  ['gift card', 'gift. Card table'],
  ['ammo', 'it is for mam, moving'],
])('"%s" is not found in "%s"', (words, text) => {
  expect(find([words], text)).toBeNull();
});

test('A phrase is found across spaces, hyphens and without them, but not across sentences', () => {
  for (const text of ['gift card', 'GIFT  CARD', 'gift-card', 'giftcards', 'g1ft c4rd', 'g i f t c a r d']) {
    expect(find(['gift card'], text)).toBe(text);
  }
  expect(find(['gift card'], 'A gift\ncard')).toBeNull();
});

test('Evasions are only seen through if the rule says so', () => {
  const plain = { evasions: { separators: false, lookAlikes: false }, endings: false };
  for (const text of ['p i s t o l', 'p1stol', 'piiistol', 'pistols']) {
    expect(find(['pistol'], text, plain)).toBeNull();
  }
  expect(find(['pistol'], 'A Pistol.', plain)).toBe('Pistol');
});

test('A word inside an exception is fine, and elsewhere it is not', () => {
  const more = { exceptions: ['water pistol', 'pistol grip'] };
  expect(find(['pistol'], 'A water pistol and two pistol grips', more)).toBeNull();
  expect(find(['pistol'], 'A water pistol and a pistol', more)).toBe('pistol');
});

test('The match says how the words were hidden', () => {
  const how = (text: string) => findMatches(compileRules([rule(['replica'])]), text, 'listing')[0]?.how;
  expect(how('replica')).toEqual([]);
  expect(how('r e p 1 i c a')).toEqual(['with spaces', '1 for l']);
  expect(how('rep.lica')).toEqual(['with dots or dashes']);
  expect(how('repl\u200Bica')).toEqual(['with invisible characters']);
  expect(how('replicа')).toEqual(['look-alike letters']);
  expect(how('repliiica')).toEqual(['repeated letters']);
});

test('A pattern reads the folded text, and a rule counts only where it applies', () => {
  expect(find(['/\\d+ ?mg/'], 'Pills of 20 MG')).toBe('20 MG');
  expect(find(['pistol'], 'pistol', { places: ['chat'] })).toBeNull();
});

test('A pattern that could take forever, matches everything or is broken is refused with the reason', () => {
  expect(compilePattern('(a+)+$')).not.toHaveProperty('problem');
  for (const [source, problem] of [
    ['(?=a)b', 'look ahead'],
    ['(a)\\1', 'refer back'],
    ['a*', 'matches every text'],
    ['(?:\\w{1,50} ){1,50}', 'too large'],
    ['a{2000}', 'too large'],
    ['[a', 'Close each ['],
    ['(a', 'Close each ('],
    ['*a', 'repetition'],
  ] as const) {
    expect(compilePattern(source)).toEqual({ problem: expect.stringContaining(problem) });
  }
});

test('Any text is read, and a match is always a part of it', () => {
  const rules = compileRules([
    rule(['pistol', 'gift card', '1:1', '/\\d{3}/'], { exceptions: ['toy pistol'] }),
  ]);
  const words = fc.constantFrom(
    'pistol',
    'p',
    '1',
    ':',
    ' ',
    '.',
    '$',
    '@',
    'toy',
    'i',
    '\u200B',
    'ß',
    '😀',
    '\ud800',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      for (const { start, end } of findMatches(rules, text, 'listing')) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
