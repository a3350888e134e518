import { expect, test } from 'vitest';
import { type PostingPlace, postedInto } from './posting-places.ts';

const place = (param: PostingPlace['param'], join: PostingPlace['join']): PostingPlace => ({
  param,
  id: `${param}-1`,
  name: 'Maple & 4th',
  note: 'Drop Zone',
  pictureUrl: null,
  path: `/${param}/1`,
  join,
});

test('My listing goes into the zone and the event that I chose, and I return to the first (NAV-06, NAV-07)', () => {
  const zone = place('zone', null);
  const { place: first, ids } = postedInto([zone, place('event', null)]);
  expect(first).toBe(zone);
  expect(ids).toEqual({ zoneId: 'zone-1', eventId: 'event-1' });
});

test('A zone that I have not joined does not stop my listing: it goes to Browse (NAV-07)', () => {
  const { place: first, ids } = postedInto([place('zone', 'Join')]);
  expect(first).toBeUndefined();
  expect(ids).toEqual({ zoneId: undefined, eventId: undefined });
});
