import type { Database } from '../../../platform/server/db/database.ts';
import { type Owner, personKey } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../shared/errors.ts';
import { messageErrors } from '../contract/errors.ts';
import { MESSAGE_HINTS } from '../contract/message-updates.ts';
import { MESSAGE_LIMITS } from '../contract/message-limits.ts';
import { findMembership, otherOwner } from './conversations.queries.ts';

/** Typists remembered at once; beyond it the one who was told of longest ago is forgotten, so memory stays bounded. */
const MAX_TYPISTS = 10_000;

export type TellTyping = (owner: Owner, conversationId: string) => Promise<void>;

/** Tells the other that somebody is typing; nothing is stored, and what comes too soon is dropped. */
export function createTellTyping({ db, live }: { db: Database; live: Live }): TellTyping {
  const lastTold = new Map<string, number>();
  return async (owner, conversationId) => {
    const key = `${conversationId}:${personKey(owner)}`;
    const now = Date.now();
    if (now - (lastTold.get(key) ?? 0) < MESSAGE_LIMITS.typingEvery) return;
    const membership = await findMembership(db, conversationId, owner);
    if (membership === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
    lastTold.delete(key);
    lastTold.set(key, now);
    if (lastTold.size > MAX_TYPISTS) lastTold.delete(lastTold.keys().next().value ?? key);
    const other = otherOwner(membership);
    if (other && membership.barrier === 'none')
      live.publish([other], { type: MESSAGE_HINTS.typing, ids: [conversationId] });
  };
}
