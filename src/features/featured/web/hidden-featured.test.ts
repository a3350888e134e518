import { expect, test } from 'vitest';
import { hiddenFromCookie } from './hidden-featured.ts';

const ID = '0b4d6a0e-1111-4222-8333-444455556666';

test('What I hid is read from the cookies of this browser, whatever else is there (PLAN-14)', () => {
  expect(hiddenFromCookie(`theme=dark; hidden_featured_${ID}=1; place=1,2~Berlin`)).toEqual([ID]);
  expect(hiddenFromCookie('hidden_featured_=1; other_hidden_featured_x=1')).toEqual([]);
  expect(hiddenFromCookie(null)).toEqual([]);
});
