import { sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { wantErrors } from '../contract/errors.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { wantName } from '../contract/want-name.ts';
import { type NewWant, type Want, type WantChange, WantCriteria } from '../contract/want.ts';
import { checkWant } from './check-want.ts';
import { indexColumns, indexWant } from './index-want.ts';
import { loadWant } from './load-want.ts';
import { criteriaColumns } from './wants.presenter.ts';
import { countWants, findSubmission } from './wants.queries.ts';

const PER_MEMBER = { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

/**
 * Stores a want. Repeating a submission returns the existing one.
 * @throws DomainError TOO_MANY_WANTS, or for invalid criteria.
 */
export async function storeWant(db: Database, member: Member, input: NewWant): Promise<Want> {
  const criteria = checkWant(input);
  await countWantChange(db, member);
  const submissionId = input.submissionId ?? null;
  const indexed = await indexWant(db, criteria);
  const id = await db.transaction().execute(async (trx) => {
    const wants = await countWants(trx, member.id);
    const known = submissionId === null ? undefined : await findSubmission(trx, member.id, submissionId);
    if (known !== undefined) return known;
    if (wants >= WANT_LIMITS.wants) throw new DomainError(wantErrors.TOO_MANY_WANTS);
    const stored = await trx
      .insertInto('wants')
      .values({
        profile_id: member.id,
        name: cleanText(input.name).trim() || wantName(criteria),
        source: input.source,
        ...criteriaColumns(criteria),
        ...indexColumns(indexed),
        frequency: input.frequency,
        channels: [...new Set(input.channels)],
        submission_id: submissionId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return stored.id;
  });
  return loadWant(db, member, id);
}

const countWantChange = (db: Database, member: Member): Promise<void> =>
  countAttempt(db, `wants:member:${member.id}`, PER_MEMBER);

/**
 * Changes the criteria or alerts of a want. After a change of the criteria or the end of a pause, only later matches are
 * notified.
 * @throws DomainError WANT_NOT_FOUND, or for invalid criteria.
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
  // A default name follows the words.
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
      // The change has no effect.
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
