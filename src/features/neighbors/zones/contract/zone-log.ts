import { z } from '@hono/zod-openapi';

/** Actions about the zone itself. All others are about a person. */
export const ACTIONS_ABOUT_ZONE = ['zone-edited', 'discussion-closed', 'discussion-opened'] as const;

/** Admin actions that every member can read in the zone log. */
export const ZONE_LOG_ACTIONS = [
  ...ACTIONS_ABOUT_ZONE,
  'admin-made',
  'admin-unmade',
  'handed-over',
  'member-removed',
  'member-let-back',
  'listing-removed',
  'listing-put-back',
  'post-removed',
  'post-put-back',
  'reply-removed',
  'reply-put-back',
] as const;

export const ZoneLogEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    act: z.enum(ZONE_LOG_ACTIONS),
    by: z.string().describe('Name of the admin.'),
    person: z
      .union([z.object({ id: z.uuid().nullable(), name: z.string() }), z.null()])
      .describe('The person it was about.'),
    subject: z.string().nullable().describe('What it was about, such as the title of a listing.'),
    reason: z.string().nullable(),
    canLetBack: z.boolean().describe('The viewer may let this person join again.'),
  })
  .openapi('ZoneLogEntry');
export type ZoneLogEntry = z.infer<typeof ZoneLogEntry>;

export const ZoneLogPage = z
  .object({ entries: z.array(ZoneLogEntry).describe('Newest first.'), nextCursor: z.string().nullable() })
  .openapi('ZoneLogPage');
