import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import {
  countShownListings,
  hideListings,
  publishListings,
} from '../../../items/listings/server/listings.ts';
import { hasRenewingPlan } from '../../../paying/plans/server/plans.ts';
import {
  type DealsServices,
  endDealsOf,
  openDealsOf,
  withLedger,
} from '../../../talking/deals/server/deals.ts';
import { otherParticipantsOf } from '../../../talking/messages/server/messages.ts';
import { PEOPLE_CHANGED } from '../../../trust/blocks/contract/block-updates.ts';
import { deletionRequested } from '../../accounts/contract/signals.ts';
import { queueMail } from '../../accounts/server/accounts.ts';
import type { DeletionPreview } from '../contract/account-deletion.ts';
import { deletionOf, setDeletion } from './deletion.queries.ts';

/** Returns what would end if this person left now. */
export async function previewDeletion(
  { db }: Pick<DealsServices, 'db'>,
  person: OwnerKey,
): Promise<DeletionPreview> {
  const [listings, deals, renews] = await Promise.all([
    countShownListings(db, person),
    openDealsOf(db, person),
    person.kind === 'member' && hasRenewingPlan(db, person.id),
  ]);
  return { listings, deals, hasRenewingPlan: renews };
}

/**
 * Schedules a person's deletion. Takes effect immediately: open deals end, which the other participants see
 * in their chats, listings and profile are hidden, and all sessions end. Members get an email with the date,
 * and their plan stops renewing. Repeating it changes nothing.
 * @returns when the person is erased.
 * @throws DomainError AUTHENTICATION_REQUIRED if the person no longer exists.
 */
export async function requestDeletion(services: DealsServices, person: OwnerKey): Promise<Date> {
  const { db, live } = services;
  const left = await withLedger(services, async (ledger) => {
    const { trx } = ledger;
    // Waits for listings that are being posted, so that they are hidden too.
    const before = await deletionOf(trx, person, 'for no key update');
    if (before === undefined) throw new DomainError(commonErrors.AUTHENTICATION_REQUIRED);
    if (before !== null) return { deletesAt: before, isNew: false, sessions: [], listings: [] };
    // Runs while other people's rows can still be found through this person.
    await endDealsOf(ledger, person, 'person');
    const sessions = person.kind === 'member' ? await endSessions(trx, person) : [];
    const listings = await hideListings(trx, person);
    const deletesAt = await setDeletion(trx, person);
    if (person.kind === 'member') {
      const mail = { kind: 'deletion-asked', userId: person.id, deletesAt: deletesAt.toISOString() } as const;
      await queueMail(ledger.jobs, trx, mail);
      await ledger.jobs.record(trx, deletionRequested, { accountId: person.id });
    }
    return { deletesAt, isNew: true, sessions, listings };
  });
  if (!left.isNew) return left.deletesAt;
  for (const session of left.sessions) live.end({ session });
  if (person.kind === 'guest') live.end({ guest: person.key });
  publishListings(live, left.listings);
  live.publish(await otherParticipantsOf(db, person), { type: PEOPLE_CHANGED, ids: [] });
  return left.deletesAt;
}

/** Ends all sessions, and invalidates emailed links that could change the account. */
async function endSessions(
  trx: Transaction<DB>,
  { id }: Extract<OwnerKey, { kind: 'member' }>,
): Promise<string[]> {
  await trx.deleteFrom('email_changes').where('user_id', '=', id).execute();
  const ended = await trx.deleteFrom('sessions').where('user_id', '=', id).returning('id').execute();
  return ended.map((session) => session.id);
}
