import { z } from '@hono/zod-openapi';
import { sure } from '../../../trust/text-rules/contract/sure.ts';
import { TRUST_BADGES } from '../../people/contract/badges.ts';

/** The member's own phone number. */
export const OwnPhone = z
  .object({
    available: z.boolean().describe('Whether the site can send text messages to confirm numbers.'),
    phone: z.string().nullable().describe('Last two digits of the confirmed number; null without one.'),
  })
  .openapi('OwnPhone');
export type OwnPhone = z.infer<typeof OwnPhone>;

export const NewPhone = z
  .object({ phone: z.string().max(200) })
  .openapi('NewPhone', { example: { phone: '+1 503 555 0123' } });
export const PhoneCode = z
  .object({ code: z.string().max(200) })
  .openapi('PhoneCode', { example: { code: '482913' } });

/** The public data of an account. Never includes email or phone. */
export const Profile = z
  .object({
    id: z.uuid(),
    /** Full name, or username, or 'User'. */
    name: z.string(),
    /** As the member wrote it; null if the username is shown instead. */
    fullName: z.string().nullable(),
    username: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    bio: z.string(),
    /** Out of 5, one decimal; null without ratings. */
    rating: z.number().nullable(),
    totalRatings: z.int(),
    ratingsByStar: z
      .array(z.int())
      .length(5)
      .describe('Number of ratings with one star, two stars and so on.'),
    /** Earned badges, in the order they are shown. */
    badges: z.array(z.enum(TRUST_BADGES)),
    badgesToEarn: z.array(z.enum(TRUST_BADGES)).describe('Badges that can still be earned on this site.'),
    memberSince: z.iso.datetime(),
    activeListings: z.int(),
    soldListings: z.int(),
    dealsDone: z.int().describe('Sales to a named buyer, as seller or buyer.'),
    replies: z.object({
      rate: z
        .int()
        .nullable()
        .describe('Percentage of recent first messages that were answered; null if there are too few.'),
      minutes: z.int().nullable().describe('Typical minutes to an answer; null without answers.'),
    }),
    /** Whether it is the viewer's own. */
    own: z.boolean(),
  })
  .openapi('Profile');
export type Profile = z.infer<typeof Profile>;

// The schema allows longer values. The rules reject them with messages for people.
export const EditedProfile = z
  .object({
    fullName: z.string().max(1000).describe('If empty, the username is shown.'),
    bio: z.string().max(10_000),
    sure,
  })
  .openapi('EditedProfile', { example: { fullName: 'Sam Rivera', bio: 'I restore lamps.' } });
export type EditedProfile = z.infer<typeof EditedProfile>;
