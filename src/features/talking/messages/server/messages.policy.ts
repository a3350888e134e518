import {
  type Actor,
  type Member,
  type OwnerKey,
  requireMember,
} from '../../../../platform/server/http/actor.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { blockErrors } from '../../../trust/blocks/contract/errors.ts';
import type { BlockState } from '../../../trust/blocks/server/blocks.ts';
import { messageErrors } from '../contract/errors.ts';
import type { Chat } from '../contract/message.ts';

/**
 * Permissions of conversations:
 * - Create one, search for people: members.
 * - Read one, write in it: its two participants, including a guest with a listing of their own. The condition is part
 *   of every statement (`participantIs` in conversations.queries.ts). For everyone else the conversation does not exist.
 * - Write to a deleted account, or while one participant blocks the other: no one (`writingDenial`). Both can still
 *   read the conversation at its address, but their inboxes exclude it.
 *
 * @throws DomainError SIGN_IN_TO_MESSAGE for visitors and guests.
 */
export const requireWriter = (actor: Actor): Member => requireMember(actor, messageErrors.SIGN_IN_TO_MESSAGE);

type Denial = Exclude<Chat['denial'], null>;

/** Returns why a person cannot message the recipient; null if they can. */
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

/**
 * Requires that the recipient can be messaged.
 * @throws DomainError NOBODY_THERE, PERSON_BLOCKED or CANNOT_MESSAGE.
 */
export function requireReachable(recipient: OwnerKey | null, blockState: BlockState): OwnerKey {
  const denial = writingDenial(recipient, blockState);
  if (denial !== null) throw new DomainError(REFUSALS[denial]);
  return recipient as OwnerKey;
}
