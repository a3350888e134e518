import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { DomainError, type FieldError } from '../../../shared/errors.ts';
import { flashDropErrors } from '../contract/errors.ts';
import type { NewFlashDrop } from '../contract/flash-drop.ts';
import { FLASH_DROP_TOPIC, FLASH_DROP_UPDATES } from '../contract/flash-drop-updates.ts';

interface Services {
  db: Database;
  live: Live;
}

/** Makes an event beside those of the schedule. Who may is decided before. */
export async function createEvent({ db }: Services, input: NewFlashDrop): Promise<string> {
  requireTimes(input);
  const { id } = await db
    .insertInto('flash_drops')
    .values(columnsOf(input))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes an event that is not over. One that is on keeps its start, as its acts were counted from there.
 * @throws DomainError FLASH_DROP_NOT_FOUND, FLASH_DROP_OVER or FLASH_DROP_REFUSED.
 */
export async function updateEvent({ db, live }: Services, id: string, input: NewFlashDrop): Promise<void> {
  requireTimes(input);
  const { starts_at, ...columns } = columnsOf(input);
  const changed = await db
    .updateTable('flash_drops')
    .set({
      ...columns,
      starts_at: sql`case when starts_at > now() then ${starts_at}::timestamptz else starts_at end`,
    })
    .where('id', '=', id)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw await refusal(db, id);
  publishEvent(live, id);
}

/**
 * Cancels an event that is not over: nothing counts in it any more, and it is in no list. Twice is once.
 * @throws DomainError FLASH_DROP_NOT_FOUND or FLASH_DROP_OVER.
 */
export async function cancelEvent({ db, live }: Services, id: string): Promise<void> {
  const { rows } = await sql`
    update flash_drops set cancelled_at = coalesce(cancelled_at, now())
    where id = ${id} and finished_at is null and (cancelled_at is not null or ends_at > now())
    returning id`.execute(db);
  if (rows.length === 0) throw await refusal(db, id);
  publishEvent(live, id);
}

const isOpen = sql<boolean>`(cancelled_at is null and finished_at is null and ends_at > now())`;

const columnsOf = ({ title, description, theme, startDate, endDate }: NewFlashDrop) => ({
  title,
  description,
  theme,
  starts_at: new Date(startDate),
  ends_at: new Date(endDate),
});

/** @throws DomainError for an event that would end before it starts, or before now. */
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

async function refusal(db: Database, id: string): Promise<DomainError> {
  const event = await db.selectFrom('flash_drops').select('id').where('id', '=', id).executeTakeFirst();
  return new DomainError(event ? flashDropErrors.FLASH_DROP_OVER : flashDropErrors.FLASH_DROP_NOT_FOUND);
}
