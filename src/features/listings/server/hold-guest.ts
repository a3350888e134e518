import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { Owner } from '../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';

/**
 * Keeps a claim of this guest by an account waiting until the transaction is done, so that all it writes is moved.
 * @throws DomainError 401 when the claim was faster: the guest is no more.
 */
export async function holdGuest(trx: Transaction<DB>, owner: Owner): Promise<void> {
  if (owner.kind !== 'guest') return;
  const guest = await trx
    .selectFrom('guest_sessions')
    .select('key')
    .where('key', '=', owner.key)
    .where('claimed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (guest === undefined) throw new DomainError(commonErrors.AUTHENTICATION_REQUIRED);
}
