import { sql } from 'kysely';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { authorize } from '../../operators/server/operators.ts';
import type { Announcement, Announcements } from '../contract/announcement.ts';
import { remainingMembers } from './recipients.queries.ts';

const MAX_SHOWN = 100;

interface Row extends Omit<Announcement, 'startsAt' | 'endsAt' | 'mails'> {
  starts_at: Date;
  ends_at: Date | null;
  sent: number;
  failed: number;
  left: number;
}

/** Returns the newest announcements. @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY. */
export async function listAnnouncements(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  actor: Actor,
): Promise<Announcements> {
  authorize(actor, 'announcement.read');
  const remaining = remainingMembers(
    { id: sql.ref('announcements.id'), startsAt: sql.ref('announcements.starts_at') },
    config.emailConfirmation !== 'off',
  );
  const countMails = (state: string) => sql`
    (select count(*)::int from announcement_mails where announcement_id = announcements.id and state = ${state})`;
  const { rows } = await sql<Row>`
    select announcements.id, kind, text, body, link, audience, starts_at, ends_at,
      case
        when ends_at <= now() then 'ended' when starts_at > now() then 'scheduled'
        when paused_at is not null then 'paused' else 'live' end as state,
      ${shownName('operator')} as by,
      ${countMails('sent')} as sent, ${countMails('failed')} as failed,
      case when kind = 'mail' and ends_at is null then
        (select count(*)::int from ${remaining}) else 0 end as left,
      seen, (select count(*)::int from announcement_dismissals where announcement_id = announcements.id) as dismissals
    from announcements left join profiles as operator on operator.id = announcements.created_by
    order by announcements.created_at desc, announcements.id desc limit ${MAX_SHOWN}`.execute(db);
  const toAll = { id: sql<string>`null::uuid`, startsAt: sql<Date>`now()` };
  const { rows: counted } = await sql<{ members: number }>`
    select count(*)::int as members
    from ${remainingMembers(toAll, config.emailConfirmation !== 'off')}`.execute(db);
  return {
    members: counted[0]?.members ?? 0,
    announcements: rows.map(({ starts_at, ends_at, sent, failed, left, ...row }) => ({
      ...row,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at?.toISOString() ?? null,
      mails: row.kind === 'mail' ? { sent, failed, left } : null,
    })),
  };
}
