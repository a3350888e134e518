import type { Database } from '../../../platform/server/db/database.ts';
import { type Owner, personKey } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../shared/errors.ts';
import { messageErrors } from '../contract/errors.ts';
import { MESSAGE_UPDATES } from '../contract/message-updates.ts';
import { MESSAGE_LIMITS } from '../contract/message-limits.ts';
import { findMembership, otherOwner } from './conversations.queries.ts';

/** Typists remembered at once; beyond it the one who was told of longest ago is forgotten, so memory stays bounded. */
const MAX_TYPISTS = 10_000;

export type SendTyping = (owner: Owner, conversationId: string) => Promise<void>;

/** Tells the other that somebody is typing; nothing is stored, and what comes too soon is dropped. */
export function createSendTyping({ db, live }: { db: Database; live: Live }): SendTyping {
  const lastSent = new Map<string, number>();
  return async (owner, conversationId) => {
    const key = `${conversationId}:${personKey(owner)}`;
    const now = Date.now();
    if (now - (lastSent.get(key) ?? 0) < MESSAGE_LIMITS.typingEvery) return;
    const participant = await findMembership(db, conversationId, owner);
    if (participant === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
    lastSent.delete(key);
    lastSent.set(key, now);
    if (lastSent.size > MAX_TYPISTS) lastSent.delete(lastSent.keys().next().value ?? key);
    const other = otherOwner(participant);
    if (other && participant.blockState === 'none')
      live.publish([other], { type: MESSAGE_UPDATES.typing, ids: [conversationId] });
  };
}
