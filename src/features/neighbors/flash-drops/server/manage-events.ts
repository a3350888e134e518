import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { DomainError, type FieldError } from '../../../../shared/errors.ts';
import { actAsOperator } from '../../../running/operators/server/operators.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { NewFlashDrop } from '../contract/flash-drop.ts';
import { FLASH_DROP_TOPIC, FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';
import { isEventOpen, whyNotOpen } from './flash-drops.queries.ts';

interface Services {
  db: Database;
  live: Live;
}

/**
 * Creates an event in addition to the scheduled ones.
 * @throws DomainError OPERATORS_ONLY or FLASH_DROP_REFUSED.
 */
export async function createEvent({ db }: Services, actor: Actor, input: NewFlashDrop): Promise<string> {
  const { targetId } = await actAsOperator(db, actor, 'event.create', async (trx) => {
    requireTimes(input);
    const { id } = await trx
      .insertInto('flash_drops')
      .values(columnsOf(input))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { targetId: id, subject: input.title };
  });
  return targetId;
}

/**
 * Edits an event that is not over. A running event keeps its start, because points were counted from then on.
 * @throws DomainError OPERATORS_ONLY, FLASH_DROP_NOT_FOUND, FLASH_DROP_OVER or FLASH_DROP_REFUSED.
 */
export async function updateEvent(
  { db, live }: Services,
  actor: Actor,
  id: string,
  input: NewFlashDrop,
): Promise<void> {
  await actAsOperator(db, actor, 'event.edit', async (trx) => {
    requireTimes(input);
    const { starts_at, ...columns } = columnsOf(input);
    const changed = await trx
      .updateTable('flash_drops')
      .set({
        ...columns,
        starts_at: sql`case when starts_at > now() then ${starts_at}::timestamptz else starts_at end`,
      })
      .where('id', '=', id)
      .where(isEventOpen)
      .returning('title')
      .executeTakeFirst();
    if (changed === undefined) throw await whyNotOpen(trx, id);
    return { targetId: id, subject: changed.title };
  });
  publishEvent(live, id);
}

/**
 * Cancels an event that is not over: it earns no more points and is no longer listed. A trigger removes its points
 * from the leaderboards across events. Repeating it changes nothing.
 * @throws DomainError OPERATORS_ONLY, FLASH_DROP_NOT_FOUND or FLASH_DROP_OVER.
 */
export async function cancelEvent({ db, live }: Services, actor: Actor, id: string): Promise<void> {
  await actAsOperator(db, actor, 'event.cancel', async (trx) => {
    const canceled = await trx
      .updateTable('flash_drops')
      .set({ cancelled_at: sql`now()` })
      .where('id', '=', id)
      .where(isEventOpen)
      .returning('title')
      .executeTakeFirst();
    if (canceled !== undefined) return { targetId: id, subject: canceled.title };
    if (await isCanceled(trx, id)) return null;
    throw await whyNotOpen(trx, id);
  });
  publishEvent(live, id);
}

const columnsOf = ({ title, description, theme, startDate, endDate }: NewFlashDrop) => ({
  title,
  description,
  theme,
  starts_at: new Date(startDate),
  ends_at: new Date(endDate),
});

/**
 * Requires that an event ends after it starts, and after now.
 * @throws DomainError FLASH_DROP_REFUSED with a message for the field to correct.
 */
function requireTimes({ startDate, endDate }: NewFlashDrop): void {
  const fields: FieldError[] = [];
  const end = new Date(endDate);
  if (end <= new Date(startDate))
    fields.push({ field: 'endDate', message: 'Choose an end after the start.' });
  else if (end <= new Date())
    fields.push({ field: 'endDate', message: 'Choose an end that is still to come.' });
  if (fields.length > 0) throw new DomainError(flashDropErrors.FLASH_DROP_REFUSED, { fields });
}

const publishEvent = (live: Live, id: string): void =>
  live.publishTo(`${FLASH_DROP_TOPIC}:${id}`, { type: FLASH_DROP_UPDATES.event, ids: [id] });

async function isCanceled(db: Database, id: string): Promise<boolean> {
  const event = await db
    .selectFrom('flash_drops')
    .select('cancelled_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return event !== undefined && event.cancelled_at !== null;
}
