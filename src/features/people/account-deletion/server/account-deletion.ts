import type { Database } from '../../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { publishListings, showListings } from '../../../items/listings/server/listings.ts';
import { otherParticipantsOf } from '../../../talking/messages/server/messages.ts';
import { PEOPLE_CHANGED } from '../../../trust/blocks/contract/block-updates.ts';
import { queueMail } from '../../accounts/server/accounts.ts';
import { clearDeletion, deletionOf } from './deletion.queries.ts';

/** The public API of account deletion for other features on the server. */

export { deleteByCommand } from './delete-by-command.ts';

interface Services {
  db: Database;
  jobs: Pick<Jobs, 'record'>;
  live: Live;
}

/**
 * Cancels the deletion of a person who returns. Profile and listings are as before; ended deals stay ended.
 * Resolves to whether there was a deletion.
 */
export async function cancelDeletion({ db, jobs, live }: Services, person: OwnerKey): Promise<boolean> {
  // Almost everyone who logs in has no scheduled deletion, which needs no transaction.
  if (!(await deletionOf(db, person))) return false;
  const listings = await db.transaction().execute(async (trx) => {
    if (!(await clearDeletion(trx, person))) return null;
    if (person.kind === 'member') {
      await queueMail(jobs, trx, { kind: 'deletion-undone', userId: person.id });
    }
    return showListings(trx, person, jobs);
  });
  // The erasing job or another login was first.
  if (listings === null) return false;
  publishListings(live, listings);
  live.publish(await otherParticipantsOf(db, person), { type: PEOPLE_CHANGED, ids: [] });
  return true;
}
