import { describe, expect, it, test } from 'vitest';
import { KIND_LINES } from '../kinds/kinds.ts';
import { readUse } from './read-use.ts';

const kindsFor = (text: string) => readUse(text)?.kinds.map(({ name }) => name) ?? [];

test.each([
  ['something to sit on for camping', 'patio chair'],
  ['anything to sit on while fishing', 'patio chair'],
  ['keep milk cold', 'refrigerator'],
  ['I need something to keep my drinks cold at the beach', 'cooler'],
  ['a machine that makes coffee', 'coffee maker'],
  ['to dry my hair', 'hair dryer'],
  ['tool for cutting wood', 'table saw'],
  ['wash my shirts', 'washing machine'],
  ['help with walking', 'walker'],
  ['somewhere to put my tv', 'tv stand'],
  ['keep baby safe in car', 'car seat'],
  ['something to keep food warm', 'slow cooker'],
])('"%s" asks for the use of a %s', (text, kind) => {
  expect(kindsFor(text)).toContain(kind);
});

test.each([
  'watch strap',
  'cut glass vase',
  'play kitchen',
  'walking stick',
  'moving boxes',
  'sit on top kayak',
  'drill bits',
  'carry on luggage',
  'table for the kitchen',
  'I need a tent for camping',
  'a used washing machine that works',
  'something nice',
  'something to',
  '',
  'to '.repeat(500),
])('"%s" asks for no use', (text) => {
  expect(readUse(text)).toBeNull();
});

describe('the uses of kinds', () => {
  it('are stated for many kinds, each only once', () => {
    const stated = KIND_LINES.filter(({ uses }) => uses.length > 0);
    expect(stated.length).toBeGreaterThanOrEqual(150);
    for (const { name, uses } of stated) expect(new Set(uses).size, name).toBe(uses.length);
  });

  it('are found by their own words', () => {
    const lost = KIND_LINES.flatMap(({ name, uses }) =>
      uses.filter((use) => !kindsFor(`something to ${use}`).includes(name)).map((use) => `${name}: ${use}`),
    );
    expect(lost).toEqual([]);
  });
});
