import { sql } from 'kysely';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { comparisonErrors } from '../contract/errors.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { requireMemberToSave } from './comparisons.policy.ts';
import { dropOlder, findComparison } from './comparisons.queries.ts';

type Services = Pick<ComparisonServices, 'db'>;

/** Saves an own comparison; one that is saved already stays as it is. @throws DomainError saying why not. */
export async function saveComparison({ db }: Services, actor: Actor, id: string): Promise<void> {
  const member = requireMemberToSave(actor);
  const { numAffectedRows = 0n } = await sql`
    update comparisons set saved_at = coalesce(saved_at, now())
    where id = ${id} and profile_id = ${member.id} and (saved_at is not null or (
      select count(*) from comparisons where profile_id = ${member.id} and saved_at is not null
    ) < ${COMPARISON_LIMITS.saved})`.execute(db);
  if (numAffectedRows > 0n) return;
  const exists = (await findComparison(db, member, id)) !== undefined;
  throw new DomainError(
    exists ? comparisonErrors.TOO_MANY_SAVED_COMPARISONS : comparisonErrors.COMPARISON_NOT_FOUND,
  );
}

/** Saves an own comparison no longer. @throws DomainError COMPARISON_NOT_FOUND. */
export async function unsaveComparison({ db }: Services, actor: Actor, id: string): Promise<void> {
  const member = requireMemberToSave(actor);
  await db.transaction().execute(async (trx) => {
    const unsaved = await trx
      .updateTable('comparisons')
      .set({ saved_at: null })
      .where('id', '=', id)
      .where('profile_id', '=', member.id)
      .executeTakeFirst();
    if (unsaved.numUpdatedRows === 0n) throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
    await dropOlder(trx, member);
  });
}
