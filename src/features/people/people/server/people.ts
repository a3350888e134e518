import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { urlOfPath } from '../../../../platform/server/storage/file-storage.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { DELETED_NAME, displayName, GUEST_NAME } from '../../../../shared/person-name.ts';
import type { MemberSummary, PersonSummary } from '../contract/person-summary.ts';

/** The public API of people for other features on the server. */

/**
 * Selects the id of a member or the key of a guest; null if they asked to be deleted or were erased, or if an operator
 * closed their account.
 */
export const shownMember = (column: string): RawBuilder<string | null> =>
  sql<string | null>`(select id from profiles where id = ${sql.ref(column)} and ${isShownProfile()})`;
export const shownGuest = (column: string): RawBuilder<string | null> =>
  sql<string | null>`(select key from guest_sessions where key = ${sql.ref(column)} and deletes_at is null)`;

/** Whether others see a row of `profiles`. */
export const isShownProfile = (): RawBuilder<boolean> => sql<boolean>`(profiles.deletes_at is null
  and not exists (select from users where users.id = profiles.id and closed_at is not null))`;

/**
 * Locks a member against the deletion of their account until the transaction ends, so that nothing they write stays
 * visible after they leave.
 * @throws DomainError `refusal` if the deletion was first.
 */
export async function lockMember(trx: Transaction<DB>, owner: OwnerKey, refusal: ErrorSpec): Promise<void> {
  if (owner.kind !== 'member') return;
  const member = await trx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', owner.id)
    .where('deletes_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (member === undefined) throw new DomainError(refusal);
}

/** Columns of `profiles` for a summary; all null if a join found no profile. */
interface SummaryColumns {
  username: string | null;
  full_name: string | null;
  avatar_url: string | null;
  rating: string | null;
  total_ratings: number | null;
}

export function presentMember(id: string, profile: SummaryColumns): MemberSummary {
  return {
    kind: 'member',
    id,
    name: displayName(profile.full_name, profile.username),
    username: profile.username,
    avatarUrl: urlOfPath(profile.avatar_url),
    rating: profile.rating === null ? null : Number(profile.rating),
    totalRatings: profile.total_ratings ?? 0,
  };
}

/** @param owner Null if the account was deleted. */
export function presentPerson(owner: OwnerKey | null, profile: SummaryColumns): PersonSummary {
  if (owner === null) return { kind: 'gone', name: DELETED_NAME };
  if (owner.kind === 'guest') return { kind: 'guest', name: GUEST_NAME };
  return presentMember(owner.id, profile);
}
