import type { Transaction } from 'kysely';
import type { Config } from '../../../platform/server/config.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { Member, Owner, OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Log } from '../../../platform/server/log.ts';
import type { Mailer } from '../../../platform/server/mail/mailer.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { PEOPLE_CHANGED } from '../../blocks/contract/block-updates.ts';
import { endDealsOf, keepLedger, openDealsOf } from '../../deals/server/deals.ts';
import type { DealsServices } from '../../deals/server/deals.ts';
import { countShownListings, hideListings, publishListings } from '../../listings/server/listings.ts';
import { otherParticipantsOf } from '../../messages/server/messages.ts';
import type { DeletionPreview } from '../contract/account-deletion.ts';
import { deletionMail } from './deletion-mails.ts';
import { deletionOf, setDeletion } from './deletion.queries.ts';

export interface DeletionServices extends DealsServices {
  config: Config;
  log: Log;
  mailer: Mailer;
}

/** What would end if this person left now. */
export async function previewDeletion(
  { db }: Pick<DeletionServices, 'db'>,
  person: OwnerKey,
): Promise<DeletionPreview> {
  const [listings, deals] = await Promise.all([countShownListings(db, person), openDealsOf(db, person)]);
  return { listings, deals };
}

/**
 * A person leaves, at once and whole: open deals end, which the others are told in their chats, listings and profile
 * are hidden, and all sessions end. Asked twice, the first time counts.
 * @returns when the person is erased.
 * @throws DomainError AUTHENTICATION_REQUIRED for somebody who is gone by now.
 */
export async function requestDeletion(services: DeletionServices, person: Owner): Promise<Date> {
  const { db, live } = services;
  const left = await keepLedger(services, async (ledger) => {
    const { trx } = ledger;
    // Waits for listings that are being posted, which are hidden too then.
    const before = await deletionOf(trx, person, 'for no key update');
    if (before === undefined) throw new DomainError(commonErrors.AUTHENTICATION_REQUIRED);
    if (before !== null) return { deletesAt: before, isNew: false, sessions: [], listings: [] };
    // While the others can still be found through this person.
    await endDealsOf(ledger, person);
    const sessions = person.kind === 'member' ? await endSessions(trx, person) : [];
    const listings = await hideListings(trx, person);
    return { deletesAt: await setDeletion(trx, person), isNew: true, sessions, listings };
  });
  if (!left.isNew) return left.deletesAt;
  for (const session of left.sessions) live.end({ session });
  if (person.kind === 'guest') live.end({ guest: person.key });
  publishListings(live, left.listings);
  live.publish(await otherParticipantsOf(db, person), { type: PEOPLE_CHANGED, ids: [] });
  if (person.kind === 'member') await mailDate(services, person, left.deletesAt);
  return left.deletesAt;
}

/** Also what waits in the person's mailbox to change the account. */
async function endSessions(trx: Transaction<DB>, { id }: Member): Promise<string[]> {
  await trx.deleteFrom('email_changes').where('user_id', '=', id).execute();
  const ended = await trx.deleteFrom('sessions').where('user_id', '=', id).returning('id').execute();
  return ended.map((session) => session.id);
}

/** The account is on its way out also if this mail is not. */
async function mailDate(
  { config, log, mailer }: DeletionServices,
  { email }: Member,
  at: Date,
): Promise<void> {
  await mailer
    .send(deletionMail(email, at, `${config.publicUrl}/auth`))
    .catch((error: unknown) => log.error({ err: error, kind: 'deletion-asked' }, 'account mail not sent'));
}
