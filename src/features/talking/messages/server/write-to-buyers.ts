import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { insertMessages } from './insert-messages.ts';
import type { ListingConversation } from './listing-conversations.ts';

/**
 * Sends one message from a seller to the buyers of several conversations, once per `clientId`.
 * @returns the conversations in which it was sent now.
 */
export async function writeToBuyers(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'recording'>,
  conversations: readonly ListingConversation[],
  clientId: string,
  text: string,
): Promise<ListingConversation[]> {
  const messages = conversations.map(({ id, seller }) => ({
    conversationId: id,
    slot: seller.slot,
    clientId,
    text,
  }));
  const written = new Set(
    (await insertMessages(trx, messages, jobs)).map(({ conversation_id }) => conversation_id),
  );
  return conversations.filter(({ id }) => written.has(id));
}
