import { z } from '@hono/zod-openapi';
import { isTimeZone } from '../../../../shared/local-time.ts';
import { NOTIFICATION_TYPES } from '../../../../shared/notification-kinds.ts';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';

export const Notification = z
  .object({
    id: z.uuid(),
    type: z.enum(NOTIFICATION_TYPES),
    icon: z.string().nullable().describe("Icon of its kind; null for the type's icon."),
    picture: z.string().nullable().describe('Path of a thumbnail of the listing it is about.'),
    title: z.string(),
    message: z.string(),
    link: z.string().describe('The path on this site that it links to.'),
    count: z.int().describe('Number of notifications in its group.'),
    read: z.boolean(),
    createdAt: z.iso.datetime().describe('Time of the newest one.'),
  })
  .openapi('Notification');
export type Notification = z.infer<typeof Notification>;

export const Notifications = z
  .object({
    /** Newest first. */
    notifications: z.array(Notification),
    nextCursor: z.string().nullable(),
  })
  .openapi('Notifications');
export type Notifications = z.infer<typeof Notifications>;

export const NotificationQuery = z.object({
  cursor: pageCursor,
  limit: pageLimit(20),
});

export const UnreadNotifications = z.object({ unread: z.int() }).openapi('UnreadNotifications');

const channel = z.enum(['in-app', 'email', 'push']);
const minutes = (text: string) => z.int(text).min(0, text).max(1439, text);
const NOT_A_TIME = 'Choose a time of day.';

const QuietHours = z
  .object({ from: minutes(NOT_A_TIME), until: minutes(NOT_A_TIME) })
  .describe("Minutes since midnight in the person's time zone.")
  .refine(({ from, until }) => from !== until, {
    path: ['until'],
    message: 'Choose another time than the one they begin at.',
  });

const timeZone = z.string().max(60).refine(isTimeZone, { message: 'Use a time zone such as Europe/Berlin.' });

export const NotificationSettings = z
  .object({
    channels: z
      .array(
        z.object({
          group: z.string().describe('A group of kinds that are turned on and off together.'),
          label: z.string(),
          about: z.string().describe('Short description of the group.'),
          has: z.array(channel).describe('The channels that can be turned on.'),
          on: z.array(channel),
        }),
      )
      .describe('The channels of each group, in display order.'),
    quiet: z.object({ from: z.int(), until: z.int() }).nullable(),
    digestHour: z.int().nullable().describe('Hour of the daily digest; null for individual mails.'),
    timeZone: z.string(),
    mail: z.object({
      address: z.string(),
      /** False until the address is confirmed. */
      works: z.boolean(),
    }),
    push: z.object({
      key: z.string().describe('The public key for subscribing a browser.'),
      here: z.boolean().describe('Whether push is on for the requesting device.'),
    }),
  })
  .openapi('NotificationSettings');
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/**
 * Returns the schema of a settings change. Absent fields stay unchanged.
 * @param groups The groups that features declare.
 */
export const notificationSettingsChange = (groups: readonly string[]) =>
  z
    .object({
      channels: z
        .array(
          z.object({
            group: z.string().refine((group) => groups.includes(group), 'Choose a group of the settings.'),
            channel,
            on: z.boolean(),
          }),
        )
        .max(50)
        .optional(),
      quiet: QuietHours.nullable().optional(),
      digestHour: z.int().min(0).max(23).nullable().optional(),
      timeZone: timeZone.optional(),
    })
    .openapi('NotificationSettingsChange', { example: { digestHour: 8, timeZone: 'America/Los_Angeles' } });
export type NotificationSettingsChange = z.infer<ReturnType<typeof notificationSettingsChange>>;

export const PushSubscription = z
  .object({
    endpoint: z.string().max(1000).describe('Address from the push service of the browser.'),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87,88}=?$/, 'Use the key of the subscription.'),
      auth: z.string().regex(/^[\w-]{22,24}(==)?$/, 'Use the secret of the subscription.'),
    }),
    replaces: z.string().max(1000).optional().describe('The previous address.'),
  })
  .openapi('PushSubscription');
export type PushSubscription = z.infer<typeof PushSubscription>;

export const PushEndpoint = z.object({ endpoint: z.string().max(1000) });

export const UnsubscribeQuery = z.object({ token: z.string().max(400) });

/** The mails that an unsubscribe link is about. */
export const MailSubscription = z
  .object({
    /** Names of the groups, such as 'Messages'. */
    kinds: z.array(z.string()),
    subscribed: z.boolean().describe('Whether at least one of these kinds is still mailed.'),
    final: z.boolean().describe('Unsubscribing deletes the address, so the link cannot undo it.'),
  })
  .openapi('MailSubscription');
export type MailSubscription = z.infer<typeof MailSubscription>;
