import { z } from '@hono/zod-openapi';

/** An event that admins announce in a zone, such as a stoop sale. */
export const ZoneEvent = z
  .object({
    id: z.uuid(),
    title: z.string(),
    place: z.string().nullable(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  })
  .openapi('ZoneEvent');
export type ZoneEvent = z.infer<typeof ZoneEvent>;

export const ZoneEventPage = z
  .object({
    events: z.array(ZoneEvent).describe('Upcoming and current events, ordered by end.'),
    nextCursor: z.string().nullable(),
  })
  .openapi('ZoneEventPage');

// The schema allows blank values. The rules reject them with messages for people.
export const NewZoneEvent = z
  .object({
    title: z.string().max(1000),
    place: z.string().max(1000).default(''),
    startsAt: z.iso.datetime('Choose when it starts.'),
    endsAt: z.iso.datetime('Choose when it ends.'),
  })
  .openapi('NewZoneEvent', {
    example: {
      title: 'Stoop sale',
      place: 'Maple St',
      startsAt: '2026-08-01T13:00:00Z',
      endsAt: '2026-08-01T17:00:00Z',
    },
  });
export type NewZoneEvent = z.infer<typeof NewZoneEvent>;
