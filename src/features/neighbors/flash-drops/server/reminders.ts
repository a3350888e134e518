import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { Reminder } from '../contract/flash-drop.ts';
import { flashDropDue } from '../contract/signals.ts';

/**
 * Turns a member's reminder of an event on or off: an hour before the start, and at the start. Repeating it changes
 * nothing.
 * @throws DomainError FLASH_DROP_NOT_FOUND, or FLASH_DROP_STARTED if the event is not upcoming.
 */
export async function setReminder(
  db: Database,
  member: Member,
  eventId: string,
  on: boolean,
): Promise<Reminder> {
  const event = await db
    .selectFrom('flash_drops')
    .select(sql<boolean>`(starts_at > now() and cancelled_at is null)`.as('isUpcoming'))
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (event === undefined) throw new DomainError(flashDropErrors.FLASH_DROP_NOT_FOUND);
  if (on && !event.isUpcoming) throw new DomainError(flashDropErrors.FLASH_DROP_STARTED);
  const reminder = { flash_drop_id: eventId, profile_id: member.id };
  if (on) {
    await db
      .insertInto('flash_drop_reminders')
      .values(reminder)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('flash_drop_reminders')
      .where('flash_drop_id', '=', eventId)
      .where('profile_id', '=', member.id)
      .execute();
  }
  const { count } = await db
    .selectFrom('flash_drop_reminders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('flash_drop_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return { on, count: Number(count) };
}

const REMINDERS = [
  {
    when: 'in-an-hour',
    mark: 'hour_notified',
    due: sql`starts_at between now() and now() + interval '1 hour'`,
  },
  { when: 'now', mark: 'start_notified', due: sql`starts_at <= now() and ends_at > now()` },
] as const;

const BATCH_SIZE = 500;

/** Records reminders an hour before events and at their start, once each. Runs on a schedule. */
export async function remindOfEvents({
  db,
  jobs,
}: {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
}): Promise<void> {
  for (const { when, mark, due } of REMINDERS) {
    let rowCount: number;
    do {
      rowCount = await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ eventId: string; to: string }>`
          update flash_drop_reminders as reminder set ${sql.ref(mark)} = true
          where (flash_drop_id, profile_id) in (
            select flash_drop_id, profile_id from flash_drop_reminders
            join flash_drops on flash_drops.id = flash_drop_id
            where not ${sql.ref(mark)} and cancelled_at is null and ${due}
            limit ${BATCH_SIZE} for update of flash_drop_reminders skip locked)
          returning flash_drop_id as "eventId", profile_id as "to"`.execute(trx);
        await jobs.record(trx, flashDropDue, ...rows.map((row) => ({ ...row, when })));
        return rows.length;
      });
    } while (rowCount === BATCH_SIZE);
  }
}
