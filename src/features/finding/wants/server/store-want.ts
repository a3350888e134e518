import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { wantErrors } from '../contract/errors.ts';
import type { NewWant, Want } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { wantName } from '../contract/want-name.ts';
import { checkWant } from './check-want.ts';
import { indexColumns, indexWant } from './index-want.ts';
import { countWants, findSubmission } from './wants.queries.ts';
import { criteriaColumns } from './wants.presenter.ts';
import { loadWant } from './load-want.ts';

const PER_MEMBER = { limit: 120, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

/**
 * Stores a want. Sending the same submission again, after a lost answer or by a double click, returns the existing one.
 * @throws DomainError TOO_MANY_WANTS, or for criteria that make no want.
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

export const countWantChange = (db: Database, member: Member): Promise<void> =>
  countAttempt(db, `wants:member:${member.id}`, PER_MEMBER);
