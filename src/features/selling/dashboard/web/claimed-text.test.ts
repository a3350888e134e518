import { expect, test } from 'vitest';
import { claimedText } from './claimed-text.ts';

test("After a guest's listings moved, the toast says how many there were", () => {
  expect(claimedText(3)).toEqual({ title: 'Listings moved', text: '3 listings are yours now.' });
  expect(claimedText(1)).toEqual({ title: 'Listings moved', text: '1 listing is yours now.' });
  expect(claimedText(0)).toEqual({ title: 'Guest access ended', text: 'There were no listings to move.' });
});
