import { expect, test } from 'vitest';
import { addTags } from './tag-rule.ts';

const limits = { max: 10, maxLength: 40 };
const ten = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

test('A tag is trimmed before it is added (CREATE-12)', () => {
  expect(addTags([], '  mid  century ', limits)).toEqual(['mid century']);
});

test('A tag that is already there is not added again, in any case (CREATE-13)', () => {
  expect(addTags(['Velvet'], 'velvet', limits)).toEqual(['Velvet']);
  expect(addTags([], 'lamp, LAMP', limits)).toEqual(['lamp']);
});

test('The eleventh tag is not added (CREATE-14)', () => {
  expect(addTags(ten, 'eleven', limits)).toEqual(ten);
  expect(addTags(ten.slice(0, 9), 'a, b', limits)).toEqual([...ten.slice(0, 9), 'a']);
});

test('Pasted text becomes one tag for each comma or line; blank text becomes none (CREATE-15)', () => {
  expect(addTags(['a'], 'b, c\nd,, ', limits)).toEqual(['a', 'b', 'c', 'd']);
  expect(addTags(['a'], ' , ', limits)).toEqual(['a']);
});

test('A very long tag is cut, and a duplicate after cutting counts as a duplicate (CREATE-13)', () => {
  const long = 'x'.repeat(60);
  expect(addTags(['x'.repeat(40)], long, limits)).toEqual(['x'.repeat(40)]);
});
