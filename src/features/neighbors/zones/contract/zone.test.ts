import { expect, test } from 'vitest';
import { checkZone, checkZoneEvent } from './check-zone.ts';
import { EditedZone, Zone, ZoneCard, ZoneType } from './zone.ts';
import { ZoneRole } from './zone-member.ts';

test('The card of a zone has all specified fields (ZONE-25)', () => {
  expect(Object.keys(ZoneCard.shape)).toEqual(
    expect.arrayContaining([
      'id',
      'name',
      'location',
      'type',
      'image',
      'members',
      'activeListings',
      'lastActiveDate',
      'distance',
      'featuredListings',
    ]),
  );
});

test('The page of a zone adds description, members, rules and events; listings and posts come in pages (ZONE-27)', () => {
  expect(Object.keys(Zone.shape)).toEqual(
    expect.arrayContaining(['description', 'memberCount', 'rules', 'memberList', 'events']),
  );
  expect(ZoneRole.options).toEqual(['admin', 'member']);
});

test('Zones are a campus, an interest or a neighborhood, which is the default (ZONE-26)', () => {
  expect(ZoneType.options.toSorted()).toEqual(['campus', 'interest', 'neighbourhood']);
  expect(EditedZone.parse({ title: 'A', description: 'B' }).type).toBe('neighbourhood');
});

test('A zone is stored without extra spaces and blank rules, at a rounded position', () => {
  const input = EditedZone.parse({
    title: '  Maple \n & 4th ',
    description: ' Six blocks. ',
    area: ' ',
    rules: ['', ' Be  kind. '],
    position: { latitude: 45.52312, longitude: -122.67651 },
  });
  expect(checkZone(input)).toEqual({
    title: 'Maple & 4th',
    description: 'Six blocks.',
    type: 'neighbourhood',
    rules: ['Be kind.'],
    location: null,
    position: { latitude: 45.52, longitude: -122.68 },
  });
});

test('A current event can still be announced, a past one cannot', () => {
  const event = {
    title: 'Sale',
    place: '',
    startsAt: '2026-08-01T10:00:00Z',
    endsAt: '2026-08-01T12:00:00Z',
  };
  expect(checkZoneEvent(event, new Date('2026-08-01T11:00:00Z'))).toMatchObject({
    title: 'Sale',
    place: null,
  });
  expect(() => checkZoneEvent(event, new Date('2026-08-01T12:00:00Z'))).toThrow('still to come');
});
