import type { Transaction } from 'kysely';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';
import type { DiscussionReaders } from '../../contract/zone.ts';

/**
 * Returns the value of `closed_at_seq` after an edit. Posts written for members only are never opened to everyone.
 * Locks the discussion, so that no post arrives while it opens.
 * @throws DomainError DISCUSSION_STAYS_CLOSED.
 */
export async function closedAtSeq(
  trx: Transaction<DB>,
  zoneId: string,
  before: number | null,
  readers: DiscussionReaders | undefined,
): Promise<number | null> {
  if (readers === undefined || (readers === 'members') === (before !== null)) return before;
  const { last_seq } = await trx
    .insertInto('zone_discussions')
    .values({ zone_id: zoneId, last_seq: 0 })
    .onConflict((conflict) =>
      conflict.column('zone_id').doUpdateSet((eb) => ({ last_seq: eb.ref('zone_discussions.last_seq') })),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  if (readers === 'members') return last_seq;
  if (last_seq !== before) throw new DomainError(zonePostErrors.DISCUSSION_STAYS_CLOSED);
  return null;
}
