import { expect, test } from 'vitest';
import { soughtTerms, storedTerms } from './index-want.ts';
import { draftToFit, wantFits } from './want-fits.ts';

function fits(
  terms: string[],
  title: string,
  { description = 'Nice.', excluded = [] as string[], tags = [] as string[] } = {},
): boolean {
  const listing = draftToFit({ title, description, tags, category: 'other' });
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

test('A listing fits by the kind of its item, which its title need not say in the words of the want', () => {
  for (const [terms, title, description] of [
    [['ps4', 'console'], 'PlayStation 4 Pro 1TB', 'Two controllers.'],
    [['electric guitar'], 'Gibson Les Paul', 'Hard case.'],
    [['pickup truck'], '2015 Silverado 1500', 'Clean title.'],
    [['iphone', '6s', '64 gb', 'unlocked'], 'iPhone 6s 64gb', 'Unlocked, any carrier.'],
    [['iphone', 'case'], 'iPhone 13 leather case', 'Brown.'],
    [['couch', 'sofa'], 'Beige sectional', 'With chaise.'],
    [['truck', '4 wheel drive'], '2012 Ford F-150 4x4', 'Tow package.'],
  ] as const)
    expect([title, fits([...terms], title, { description })]).toEqual([title, true]);
});

test('A listing of another item, or of something wanted, does not fit although it has the words', () => {
  for (const [terms, title, description] of [
    [['pickup truck'], 'Electric guitar with humbucker pickups', 'Bring a truck.'],
    [['pickup truck'], 'Couch, pickup today', 'You need a truck.'],
    [['ps4', 'console'], 'PS4 vertical stand', 'For the console.'],
    [['ps4', 'console'], 'Xbox One S', 'Or trade for a PS4.'],
    [['dining chairs'], 'Dining table with 6 chairs', 'Oak.'],
    [['bike helmet'], 'Bike with helmet', 'Rides well.'],
    [['road bike'], 'ISO road bike', 'Cash.'],
    [['iphone'], 'Samsung Galaxy S21', 'Would trade for an iPhone.'],
    [['violin'], 'Violin mutes', 'Set of ten.'],
  ] as const)
    expect([title, fits([...terms], title, { description })]).toEqual([title, false]);
});

test('A want without words fits anything', () => {
  expect(fits([], 'Bike lock')).toBe(true);
});
