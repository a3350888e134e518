import { expect, test } from 'vitest';
import { amountsOf, readMeasure } from './measures.ts';

test('A whole number joined with its unit is found, and 2.5 is not read as 25', () => {
  expect(readMeasure('54 cm')?.joined).toContain('54cm');
  expect(readMeasure('2.5 ft')).toMatchObject({ amount: ['2', '5'], unit: 'ft', joined: [] });
});

test('"14k" is gold, "4k" is a resolution', () => {
  expect(readMeasure('14k gold')).toMatchObject({ amount: ['14'], unit: 'ct' });
  expect(readMeasure('4k tv')).toBeNull();
  expect(amountsOf('ct', '4K TV, 18k ring')).toEqual(['18']);
});

test('A search compares only whole amounts in the same unit', () => {
  expect(amountsOf('cm', 'Road bike, 156 cm, 9 kg')).toEqual(['156']);
  expect(amountsOf('ft', 'Kayak 5.5 ft')).toEqual(['5.5']);
  expect(amountsOf('inch', 'TV 55", wall mount 12 cm')).toEqual(['55']);
});
