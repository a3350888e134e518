import type { Database } from '../../../../platform/server/db/database.ts';
import { type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { messageErrors } from '../contract/errors.ts';
import { MESSAGE_LIMITS } from '../contract/message-limits.ts';
import { MESSAGE_UPDATES } from '../contract/message-updates.ts';
import { findMembership, participantOwner } from './conversations.queries.ts';

/** How many typing people are remembered. The least recent ones are dropped, which bounds memory. */
const MAX_TYPING_PEOPLE = 10_000;

export type SendTyping = (owner: Owner, conversationId: string) => Promise<void>;

/** Creates a function that tells the other participant that someone is typing. Throttled; stores nothing. */
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
    if (lastSent.size > MAX_TYPING_PEOPLE) lastSent.delete(lastSent.keys().next().value ?? key);
    const participant = participantOwner(membership);
    if (participant && membership.blockState === 'none')
      live.publish([participant], { type: MESSAGE_UPDATES.typing, ids: [conversationId] });
  };
}
