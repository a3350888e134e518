import { type RawBuilder, sql } from 'kysely';
import { belongsTo, type ExportPerson } from '../../../../platform/server/export-person.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';

/** Selects rows that only members have. */
const ofMember = (select: (id: string) => RawBuilder<object>) => (person: OwnerKey) =>
  person.kind === 'member' ? select(person.id) : null;

/** Exports a person's notifications and settings. */
export const exportNotifications: ExportPerson = {
  tables: [
    {
      name: 'notifications',
      shows: ['notifications'],
      rows: (person) => sql`
        select title, mail_subject, message, link, count, read, created_at, mailed_at, pushed_at
        from notifications where ${belongsTo(person, 'profile_id', 'guest_key')} order by created_at, id`,
    },
    {
      name: 'notification-settings',
      shows: ['notification_preferences'],
      rows: ofMember(
        (id) => sql`
          select preference_group as notifications, channel, enabled
          from notification_preferences where profile_id = ${id}::uuid order by preference_group, channel`,
      ),
    },
    {
      name: 'notification-times',
      shows: ['notification_times'],
      rows: ofMember(
        (id) => sql`
          select time_zone, quiet_from as quiet_from_minute, quiet_until as quiet_until_minute,
            digest_hour as daily_mail_at_hour
          from notification_times where profile_id = ${id}::uuid`,
      ),
    },
    {
      name: 'push-devices',
      shows: ['push_subscriptions'],
      rows: ofMember(
        (id) => sql`
          select endpoint as address_of_browser, created_at as turned_on_at
          from push_subscriptions where profile_id = ${id}::uuid order by created_at, id`,
      ),
    },
    {
      name: 'guest-alerts',
      shows: ['guest_alerts'],
      rows: (person) =>
        person.kind === 'member'
          ? null
          : sql`
            select email, token_hash is null as confirmed
            from guest_alerts where guest_key = ${person.key}::uuid`,
    },
  ],
  leavesOut: {
    notification_signals: 'Marks that keep a notification from being sent twice, without any words.',
  },
};
