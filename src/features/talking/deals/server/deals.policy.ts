import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { messageErrors } from '../../messages/contract/errors.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { hoursAfter } from '../contract/deal-rules.ts';
import { dealErrors } from '../contract/errors.ts';
import {
  type DealAction,
  type DealRole,
  type DealSituation,
  type Denial,
  denialOf,
} from '../contract/lifecycle.ts';
import type { DealState } from './deal-state.ts';
import type { SaleRow } from './deals.queries.ts';

/**
 * The error of each reason to refuse a step. `contract/lifecycle.ts` decides who may do what. The seller owns
 * the listing and may be a guest. The buyer is the other participant and always a member. Everyone else gets
 * CONVERSATION_NOT_FOUND.
 */
const REFUSALS: Record<Denial, ErrorSpec> = {
  'not-yours': dealErrors.NOT_YOUR_STEP,
  sold: dealErrors.ALREADY_SOLD,
  paused: dealErrors.PAUSED,
  'reserved-here': dealErrors.RESERVED_HERE,
  'reserved-elsewhere': dealErrors.RESERVED_FOR_ANOTHER,
  'not-reserved': dealErrors.NOT_RESERVED,
  'not-sold': dealErrors.NOT_SOLD,
  free: dealErrors.NOTHING_TO_OFFER,
  'offer-open': dealErrors.OFFER_OPEN,
  'offer-over': dealErrors.OFFER_OVER,
  'no-meetup': dealErrors.MEETUP_OVER,
  'nobody-there': messageErrors.NOBODY_THERE,
};

/**
 * Lets a step pass if its person may take it now.
 * @throws DomainError with the reason otherwise.
 */
export function requireStep(action: DealAction, state: DealState, role: DealRole): void {
  const denial = denialOf(action, situationOf(state, role));
  if (denial !== null) throw new DomainError(REFUSALS[denial]);
}

export function situationOf(
  { stage, offer, meetup, conversation, listing }: DealState,
  role: DealRole,
): DealSituation {
  return {
    role,
    stage,
    offerBy: offer?.made_by ?? null,
    meetup: meetup && { by: meetup.proposed_by, state: meetup.state },
    paused: listing.status === 'paused',
    reachable:
      role === 'seller'
        ? conversation.reachable
        : conversation.seller.owner !== null && conversation.reachable,
    free: listing.priceCents === 0,
  };
}

/** Whether the time to undo a sale in its chat is over. */
export const isTooOld = (sale: SaleRow, now: Date): boolean =>
  hoursAfter(sale.completed_at, DEAL_LIMITS.undoSaleDays * 24) < now;

export const sameOwner = (one: OwnerKey | null, two: OwnerKey): boolean =>
  one !== null &&
  (one.kind === 'member'
    ? two.kind === 'member' && one.id === two.id
    : two.kind === 'guest' && one.key === two.key);
