import { type RawBuilder, sql } from 'kysely';

/**
 * Selects from the members who still get an announcement's mail: they joined before it, their address works, and
 * nothing was sent to them. `mail` is the earlier try.
 */
export const remainingMembers = (
  announcement: { id: RawBuilder<string>; startsAt: RawBuilder<Date> },
  needsConfirmed: boolean,
): RawBuilder<unknown> => sql`
  users join profiles on profiles.id = users.id
    left join announcement_mails as mail on mail.announcement_id = ${announcement.id} and mail.profile_id = users.id
  where users.created_at <= ${announcement.startsAt} and profiles.deletes_at is null and users.suspended_at is null
    and (users.email_verified or not ${needsConfirmed}::boolean)
    and (mail.state is null or mail.state = 'later')`;
