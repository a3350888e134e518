import { expect, test } from 'vitest';
import { soughtTerms, storedTerms } from './index-want.ts';
import { readListing, wantFits } from './want-fits.ts';

function fits(
  terms: string[],
  title: string,
  { description = 'Nice.', excluded = [] as string[], tags = [] as string[] } = {},
): boolean {
  const listing = readListing({ title, description, tags, category: 'other' });
  return wantFits({ sought: storedTerms(soughtTerms(terms)), excluded }, listing);
}

test('A listing fits a want when it has every word, in any form or by another name', () => {
  for (const [terms, title] of [
    [['road bike', '54 cm'], 'Steel road bike, 54cm'],
    [['couches'], 'Green sofa'],
    [['chest of drawers'], 'Walnut dresser'],
    [['iphone', '13', 'mini'], 'iPhone 13 mini, 128 GB'],
    [['camping', 'tent'], 'Tent for camping'],
  ] as const)
    expect([title, fits([...terms], title)]).toEqual([title, true]);
});

test('A listing of something else does not, nor one with an excluded word in its name', () => {
  for (const [terms, title] of [
    [['road bike', '54 cm'], 'Road bike, 56 cm'],
    [['bike'], 'Bike lock'],
    [['iphone'], 'Case for iPhone'],
    [['iphone', '13', 'mini'], 'iPhone 13 Pro'],
    [['watch'], 'Watching birds'],
  ] as const)
    expect([title, fits([...terms], title)]).toEqual([title, false]);
  const excluded = ['carbon'];
  expect(fits(['bike'], 'Carbon bike', { excluded })).toBe(false);
  expect(fits(['bike'], 'Steel bike, not carbon', { excluded })).toBe(true);
  expect(fits(['bike'], 'Aluminum bike', { excluded, description: 'The fork is carbon.' })).toBe(true);
});

test('Words count wherever they stand: in the title, the description or the tags', () => {
  expect(fits(['oak', 'desk'], 'Desk')).toBe(false);
  expect(fits(['oak', 'desk'], 'Desk', { description: 'Made of oak.' })).toBe(true);
  expect(fits(['oak', 'desk'], 'Desk', { tags: ['oak'] })).toBe(true);
  expect(fits(['desk'], 'Desk', { tags: ['oak'], excluded: ['oak'] })).toBe(false);
});

test('A want without words fits anything', () => {
  expect(fits([], 'Bike lock')).toBe(true);
});
