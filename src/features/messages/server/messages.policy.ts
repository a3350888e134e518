import type { Actor, Member, OwnerKey } from '../../../platform/server/http/actor.ts';
import { DomainError } from '../../../shared/errors.ts';
import { messageErrors } from '../contract/errors.ts';

/**
 * Who may do what with conversations.
 * - Beginning one, and searching for people: members.
 * - Reading one, answering in it: the two people in it, a guest about their own listing too. The condition is part of
 *   every statement (`memberIs` in conversations.queries.ts); to others there is no such conversation.
 * - Writing to somebody whose account is gone: nobody (`canSendTo`).
 * @throws DomainError SIGN_IN_TO_MESSAGE for visitors and guests.
 */
export function requireWriter(actor: Actor): Member {
  if (actor.kind !== 'member') throw new DomainError(messageErrors.SIGN_IN_TO_MESSAGE);
  return actor;
}

/** Whether the other one of a conversation can be written to; what keeps two people apart belongs here. */
export function canSendTo(other: OwnerKey | null): other is OwnerKey {
  return other !== null;
}
