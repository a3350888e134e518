import { expect, it } from 'vitest';
import { readZonesQuery, zonesAddress } from './zones-query.ts';

const read = (search: string) => readZonesQuery(new URLSearchParams(search));

it('A shared address shows the same zones to someone else (ZONE-01, ZONE-02, ZONE-04)', () => {
  const query = { tab: 'explore', q: 'maple & 4th', type: 'campus' } as const;
  expect(zonesAddress(query)).toBe('/drop-zones?tab=explore&q=maple+%26+4th&type=campus');
  expect(read('tab=explore&q=maple+%26+4th&type=campus')).toEqual(query);
  expect(zonesAddress({ tab: undefined, q: '', type: undefined })).toBe('/drop-zones');
});

it('An address with nonsense shows all zones', () => {
  expect(read('tab=nowhere&type=planet&q=%20')).toEqual({ tab: undefined, q: '', type: undefined });
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
});

it('Changing the tab drops the type filter, because only Explore has types', () => {
  expect(zonesAddress({ tab: 'nearby', q: 'a', type: 'campus' })).toBe('/drop-zones?tab=nearby&q=a');
});
