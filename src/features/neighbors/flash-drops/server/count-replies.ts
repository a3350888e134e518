import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { isSamePerson } from '../../../people/accounts/server/accounts.ts';
import { firstReplies, type MessageKey } from '../../../talking/messages/server/messages.ts';
import { countAction } from './ledger.ts';
import { type ChangeServices, publishChanges } from './publish-changes.ts';

interface Services extends ChangeServices {
  db: Database;
  config: Pick<Config, 'timeZone' | 'authSecret'>;
}

/** Counts messages that were a member's first answer to someone. */
export async function countReplies(
  { db, config, ...services }: Services,
  messages: readonly MessageKey[],
): Promise<void> {
  for (const reply of await firstReplies(db, messages)) {
    const isSame = reply.otherId !== null && (await isSamePerson(db, config, reply.profileId, reply.otherId));
    const changes = await db.transaction().execute((trx) =>
      countAction(trx, config.timeZone, {
        act: 'reply',
        profileId: reply.profileId,
        source: `conversation:${reply.conversationId}`,
        at: reply.sentAt,
        listingId: reply.listingId,
        otherId: reply.otherId,
        refused: isSame ? 'same-person' : null,
      }),
    );
    publishChanges(services, changes);
  }
}
