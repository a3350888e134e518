import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { wantErrors } from '../contract/errors.ts';
import { type Want, type WantChange, WantCriteria } from '../contract/want.ts';
import { wantName } from '../contract/want-name.ts';
import { checkWant } from './check-want.ts';
import { indexColumns, indexWant } from './index-want.ts';
import { loadWant } from './load-want.ts';
import { countWantChange } from './store-want.ts';
import { criteriaColumns } from './wants.presenter.ts';

/**
 * Changes what a want asks for, how its owner hears of it, or whether. From a change of its criteria or the end of a
 * pause on, only what comes later is told.
 * @throws DomainError WANT_NOT_FOUND, or for criteria that make no want.
 */
export async function changeWant(
  db: Database,
  member: Member,
  id: string,
  change: WantChange,
): Promise<Want> {
  const before = await loadWant(db, member, id);
  await countWantChange(db, member);
  const { name, frequency, channels, on, ...criteria } = change;
  const isOther = Object.keys(WantCriteria.shape).some((key) => key in criteria);
  const after = isOther ? checkWant({ ...before, ...criteria }) : null;
  const indexed = after && (await indexWant(db, after));
  // A name that was made of the words follows them.
  const typedName = name === undefined && before.name === wantName(before) ? after && wantName(after) : name;
  const goesOn = on === true && !before.on;
  const changed = await db
    .updateTable('wants')
    .set({
      ...(after && indexed && { ...criteriaColumns(after), ...indexColumns(indexed) }),
      ...(typedName && { name: cleanText(typedName).trim() || before.name }),
      ...(frequency && { frequency }),
      ...(channels && { channels: [...new Set(channels)] }),
      ...(on !== undefined && { paused_at: on ? null : sql<Date>`coalesce(paused_at, now())` }),
      ...(on === false && { digest_due_at: null }),
      ...((after || goesOn) && { watches_since: sql<Date>`now()`, digest_due_at: null }),
      // A change of nothing is none.
      deleted_at: null,
    })
    .where('id', '=', id)
    .where('profile_id', '=', member.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new DomainError(wantErrors.WANT_NOT_FOUND);
  return loadWant(db, member, id);
}
