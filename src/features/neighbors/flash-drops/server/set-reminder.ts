import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { Reminder } from '../contract/flash-drop.ts';

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
