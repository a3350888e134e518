import { expect, test } from 'vitest';
import { withoutHidden } from './hidden-featured.ts';

test('What I hid stays hidden in this browser, whatever other cookies it has (PLAN-14)', () => {
  const listings = [{ id: 'a1' }, { id: 'b2' }];
  expect(withoutHidden(listings, 'theme=dark; hidden_featured_b2=1; place=1,2~b2')).toEqual([{ id: 'a1' }]);
  expect(withoutHidden(listings, 'theme=dark')).toEqual(listings);
  expect(withoutHidden(listings, null)).toEqual(listings);
});
