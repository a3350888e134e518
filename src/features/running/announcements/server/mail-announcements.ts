import { sql } from 'kysely';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { ANNOUNCEMENT_LIMITS } from '../contract/announcement-limits.ts';
import { announcementMail } from './announcement-mail.ts';
import { remainingMembers } from './recipients.queries.ts';

export type MailServices = Pick<PlatformServices, 'config' | 'db' | 'log' | 'mailer'> & {
  /** Returns those of these members who want mails about announcements. */
  wantAnnouncements: (profileIds: readonly string[]) => Promise<ReadonlySet<string>>;
};

/** How often a mail server may ask to try a member's mail later. */
const MAX_TRIES = 5;
const RETRY_MINUTES = 30;
/** Members that are looked up at once. Pausing takes effect before the next mail. */
const BATCH_SIZE = 50;

interface DueAnnouncement {
  id: string;
  text: string;
  body: string;
  link: string;
  starts_at: Date;
}

/** Sends what is due, up to the hourly limit. Continues where it was after a crash or a pause. Runs on a schedule. */
export async function mailAnnouncements(services: MailServices): Promise<void> {
  const { db } = services;
  const { rows: due } = await sql<DueAnnouncement>`
    select id, text, body, link, starts_at from announcements
    where kind = 'mail' and ends_at is null and paused_at is null and starts_at <= now()
    order by starts_at, id`.execute(db);
  for (const announcement of due) if (!(await mailToMembers(services, announcement))) return;
}

/** Returns whether the mail server is there and the hour's mails are not used up. */
async function mailToMembers(services: MailServices, announcement: DueAnnouncement): Promise<boolean> {
  const { config, db } = services;
  const remaining = remainingMembers(
    { id: sql`${announcement.id}::uuid`, startsAt: sql`${announcement.starts_at}::timestamptz` },
    config.emailConfirmation !== 'off',
  );
  for (;;) {
    const { rows: members } = await sql<{ profileId: string; email: string }>`
      select users.id as "profileId", users.email from ${remaining}
        and (mail.state is null or mail.tried_at < now() - make_interval(mins => ${RETRY_MINUTES}))
      order by mail.state is not null, users.id limit ${BATCH_SIZE}`.execute(db);
    if (members.length === 0) {
      await sql`
        update announcements set ends_at = now()
        where id = ${announcement.id} and ends_at is null
          and not exists (select from ${remaining})`.execute(db);
      return true;
    }
    const wanting = await services.wantAnnouncements(members.map(({ profileId }) => profileId));
    for (const member of members) {
      if (!wanting.has(member.profileId)) {
        await claim(services, announcement.id, member.profileId, 'unwanted');
        continue;
      }
      if (!(await hasMailsLeft(services))) return false;
      if (!(await claim(services, announcement.id, member.profileId, 'sending'))) {
        if (await isStopped(services, announcement.id)) return true;
        continue;
      }
      if (!(await sendTo(services, announcement, member))) return false;
    }
  }
}

async function hasMailsLeft({ db }: MailServices): Promise<boolean> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from announcement_mails
    where tried_at > now() - interval '1 hour' and state <> 'unwanted'`.execute(db);
  return (rows[0]?.sent ?? 0) < ANNOUNCEMENT_LIMITS.mailsPerHour;
}

/** Takes a member's mail, unless another process did or the announcement was stopped. */
async function claim(
  { db }: MailServices,
  id: string,
  profileId: string,
  state: 'sending' | 'unwanted',
): Promise<boolean> {
  const { rows } = await sql`
    insert into announcement_mails (announcement_id, profile_id, state)
    select id, ${profileId}::uuid, ${state} from announcements
    where id = ${id} and ends_at is null and paused_at is null
    on conflict (announcement_id, profile_id) do update
      set state = excluded.state, tried_at = now(), tries = announcement_mails.tries + 1
      where announcement_mails.state = 'later'
    returning 1`.execute(db);
  return rows.length > 0;
}

async function isStopped({ db }: MailServices, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from announcements where id = ${id} and ends_at is null and paused_at is null`.execute(db);
  return rows.length === 0;
}

/** What nodemailer says about a failure. */
type Failure = { responseCode?: number; command?: string };

/**
 * Mails one member. A mail that may have arrived is never sent again, even if that is not certain.
 * @returns Whether the mail server is there.
 */
async function sendTo(
  { config, db, log, mailer }: MailServices,
  announcement: DueAnnouncement,
  member: { profileId: string; email: string },
): Promise<boolean> {
  const settle = (state: ReturnType<typeof sql>) =>
    sql`
      update announcement_mails set state = ${state}
      where announcement_id = ${announcement.id} and profile_id = ${member.profileId}`.execute(db);
  try {
    await mailer.send(announcementMail(announcement, member, config));
  } catch (error) {
    log.warn({ err: error }, 'announcement not mailed');
    const { responseCode, command } = error as Failure;
    if (responseCode === undefined && command === 'DATA') return false;
    if (responseCode === undefined) {
      // Nothing was sent: it counts as not tried.
      await sql`
        delete from announcement_mails
        where announcement_id = ${announcement.id} and profile_id = ${member.profileId}`.execute(db);
      return false;
    }
    await settle(
      responseCode >= 500
        ? sql`'failed'`
        : sql`case when tries < ${MAX_TRIES} then 'later' else 'failed' end`,
    );
    return true;
  }
  await settle(sql`'sent'`);
  return true;
}
