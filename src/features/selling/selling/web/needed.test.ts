import { expect, test } from 'vitest';
import { EMPTY_FORM } from '../../../items/listings/web/listings.ts';
import { neededFields, neededText } from './needed.ts';

test('I see which fields are still needed, three at most (CREATE-07, WIZARD-12)', () => {
  expect(neededText(neededFields(EMPTY_FORM, false))).toBe(
    'Still needed: title, price, condition and 2 more',
  );
  const form = { ...EMPTY_FORM, title: 'Lamp', description: 'Warm.', price: ' ', category: 'other' } as const;
  expect(neededText(neededFields(form, false))).toBe('Still needed: price, condition');
});

test('While I am asked what it is, only that question is named', () => {
  expect(neededText(neededFields({ ...EMPTY_FORM, condition: 'good' }, true))).toBe(
    'Still needed: what it is, price',
  );
  expect(neededFields({ ...EMPTY_FORM, price: '0', condition: 'good', title: 'Lamp' }, true)).toEqual([
    'what it is',
  ]);
});
