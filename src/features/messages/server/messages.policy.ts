import {
  type Actor,
  type Member,
  type OwnerKey,
  requireMember,
} from '../../../platform/server/http/actor.ts';
import { DomainError, type ErrorSpec } from '../../../shared/errors.ts';
import { blockErrors } from '../../blocks/contract/errors.ts';
import type { BlockState } from '../../blocks/server/blocks.ts';
import { messageErrors } from '../contract/errors.ts';
import type { Chat } from '../contract/message.ts';

/**
 * Who may do what with conversations.
 * - Beginning one, and searching for people: members.
 * - Reading one, answering in it: the two people in it, a guest about their own listing too. The condition is part of
 *   every statement (`memberIs` in conversations.queries.ts); to others there is no such conversation.
 * - Writing to somebody whose account is gone, or where one of the two blocked the other: nobody (`obstacleTo`). The
 *   two can still read what was said, each by its address; their inboxes leave it out.
 * @throws DomainError SIGN_IN_TO_MESSAGE for visitors and guests.
 */
export const requireWriter = (actor: Actor): Member => requireMember(actor, messageErrors.SIGN_IN_TO_MESSAGE);

type Denial = Exclude<Chat['denial'], null>;

/** What keeps somebody from writing to the other one of a conversation; null when nothing does. */
export function writingDenial(other: OwnerKey | null, blockState: BlockState): Denial | null {
  if (other === null) return 'gone';
  if (blockState === 'none') return null;
  return blockState === 'mine' ? 'blocked' : 'refused';
}

const REFUSALS: Record<Denial, ErrorSpec> = {
  gone: messageErrors.NOBODY_THERE,
  blocked: blockErrors.PERSON_BLOCKED,
  refused: blockErrors.CANNOT_MESSAGE,
};

/** @throws DomainError NOBODY_THERE, PERSON_BLOCKED or CANNOT_MESSAGE. */
export function requireReachable(other: OwnerKey | null, blockState: BlockState): OwnerKey {
  const denial = writingDenial(other, blockState);
  if (denial !== null) throw new DomainError(REFUSALS[denial]);
  return other as OwnerKey;
}
