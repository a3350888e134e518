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
 * - Opening one, and searching for people: members.
 * - Reading one, and writing in it: its two participants, including a guest about their own listing. The condition is
 *   part of every statement (`participantIs` in conversations.queries.ts); for others the conversation does not exist.
 * - Writing to a person whose account is gone, or where one of the two blocked the other: nobody (`writingDenial`). The
 *   two can still read the conversation at its address; their inboxes leave it out.
 * @throws DomainError SIGN_IN_TO_MESSAGE for visitors and guests.
 */
export const requireWriter = (actor: Actor): Member => requireMember(actor, messageErrors.SIGN_IN_TO_MESSAGE);

type Denial = Exclude<Chat['denial'], null>;

/** Why a person cannot write to the recipient; null if they can. */
export function writingDenial(recipient: OwnerKey | null, blockState: BlockState): Denial | null {
  if (recipient === null) return 'gone';
  if (blockState === 'none') return null;
  return blockState === 'mine' ? 'blocked' : 'refused';
}

const REFUSALS: Record<Denial, ErrorSpec> = {
  gone: messageErrors.NOBODY_THERE,
  blocked: blockErrors.PERSON_BLOCKED,
  refused: blockErrors.CANNOT_MESSAGE,
};

/** @throws DomainError NOBODY_THERE, PERSON_BLOCKED or CANNOT_MESSAGE. */
export function requireReachable(recipient: OwnerKey | null, blockState: BlockState): OwnerKey {
  const denial = writingDenial(recipient, blockState);
  if (denial !== null) throw new DomainError(REFUSALS[denial]);
  return recipient as OwnerKey;
}
