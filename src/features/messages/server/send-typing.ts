import type { Database } from '../../../platform/server/db/database.ts';
import { type Owner, personKey } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../shared/errors.ts';
import { messageErrors } from '../contract/errors.ts';
import { MESSAGE_UPDATES } from '../contract/message-updates.ts';
import { MESSAGE_LIMITS } from '../contract/message-limits.ts';
import { findMembership, participantOwner } from './conversations.queries.ts';

/** People remembered as typing; beyond that, the least recent one is forgotten, so that memory stays bounded. */
const MAX_TYPISTS = 10_000;

export type SendTyping = (owner: Owner, conversationId: string) => Promise<void>;

/** Publishes to the other participant that somebody is typing, limited in frequency; nothing is stored. */
export function createSendTyping({ db, live }: { db: Database; live: Live }): SendTyping {
  const lastSent = new Map<string, number>();
  return async (owner, conversationId) => {
    const key = `${conversationId}:${personKey(owner)}`;
    const now = Date.now();
    if (now - (lastSent.get(key) ?? 0) < MESSAGE_LIMITS.typingEvery) return;
    const membership = await findMembership(db, conversationId, owner);
    if (membership === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
    lastSent.delete(key);
    lastSent.set(key, now);
    if (lastSent.size > MAX_TYPISTS) lastSent.delete(lastSent.keys().next().value ?? key);
    const participant = participantOwner(membership);
    if (participant && membership.blockState === 'none')
      live.publish([participant], { type: MESSAGE_UPDATES.typing, ids: [conversationId] });
  };
}
