import { expect, test } from 'vitest';
import { countGroups } from './count-items.ts';
import { measured } from './measured-photos.fixture.ts';

test('Many photos of one item count as one item, even if a listing cannot have as many', () => {
  const castle = (['castle-1', 'castle-2', 'castle-3', 'castle-4'] as const).map((key) => measured(key));
  const copies = castle.map((photo) => ({ ...photo, key: `${photo.key}-again` }));
  expect(countGroups([...castle, ...copies])).toBe(1);
  expect(countGroups([...castle, measured('street-1'), measured('tree-1')])).toBe(3);
  expect(countGroups([])).toBe(1);
});
