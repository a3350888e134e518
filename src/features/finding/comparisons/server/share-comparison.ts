import { sql } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import type { ComparisonShare } from '../contract/shared-comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { compareLoaded } from './compare-loaded.ts';
import type { ComparisonServices } from './comparison-services.ts';
import { requireMemberToShare } from './comparisons.policy.ts';
import { dropOlder, findComparison } from './comparisons.queries.ts';
import { loadItems } from './load-items.ts';
import { newShareToken, sharePath, takeApart } from './shared-snapshot.ts';

const PER_MEMBER = { limit: 60, windowSeconds: 3600, firstDelaySeconds: 60 } as const;

/**
 * Shares one of the viewer's comparisons as it is now. If it is already shared, its link and date stay the same.
 * @throws DomainError COMPARISON_NOT_FOUND, or ITEM_GONE if fewer than two items remain.
 */
export async function shareComparison(
  services: ComparisonServices,
  actor: Actor,
  id: string,
): Promise<ComparisonShare> {
  const member = requireMemberToShare(actor);
  const { db } = services;
  await countAttempt(db, `comparison-share:${member.id}`, PER_MEMBER);
  const stored = await findComparison(db, member, id);
  if (stored === undefined) throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
  // Distances are left out, because three of them would reveal where the sharer lives.
  const { items, hidden } = await loadItems(services, member, stored.items);
  if (items.length < COMPARISON_LIMITS.minItems) throw new DomainError(comparisonErrors.ITEM_GONE);
  const snapshot = takeApart(await compareLoaded(services.db, items, { hidden }), new Date());
  const token = newShareToken();
  const shared = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ share_token: string; shared_at: Date }>`
      update comparisons set share_token = ${token}, shared_at = now(), shared = ${JSON.stringify(snapshot.whole)}::jsonb
      where id = ${id} and profile_id = ${member.id} and share_token is null
      returning share_token, shared_at`.execute(trx);
    if (rows[0] === undefined) return undefined;
    await sql`
      update comparison_items as kept set shared = given.shared
      from unnest(${snapshot.items.map(({ price }) => price.item)}::smallint[],
        ${snapshot.items.map((item) => JSON.stringify(item))}::jsonb[]) as given (item, shared)
      where kept.comparison_id = ${id} and kept.item = given.item`.execute(trx);
    return rows[0];
  });
  if (shared !== undefined) return present(shared.share_token, shared.shared_at);
  const before = await findComparison(db, member, id);
  if (before?.share_token == null || before.shared_at === null) {
    throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
  }
  return present(before.share_token, before.shared_at);
}

const present = (token: string, sharedAt: Date): ComparisonShare => ({
  path: sharePath(token),
  sharedAt: sharedAt.toISOString(),
});

/** Stops sharing; does nothing if it is not shared. @throws DomainError COMPARISON_NOT_FOUND. */
export async function stopSharing(
  { db }: Pick<ComparisonServices, 'db'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const member = requireMemberToShare(actor);
  await db.transaction().execute(async (trx) => {
    const stopped = await trx
      .updateTable('comparisons')
      .set({ share_token: null, shared_at: null, shared: null })
      .where('id', '=', id)
      .where('profile_id', '=', member.id)
      .executeTakeFirst();
    if (stopped.numUpdatedRows === 0n) throw new DomainError(comparisonErrors.COMPARISON_NOT_FOUND);
    await trx.updateTable('comparison_items').set({ shared: null }).where('comparison_id', '=', id).execute();
    await dropOlder(trx, member);
  });
}
