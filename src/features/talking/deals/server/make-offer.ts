import type { Owner } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import type { Deal, NewOffer } from '../contract/deal.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { hoursAfter } from '../contract/deal-rules.ts';
import { dealErrors } from '../contract/errors.ts';
import { LIFECYCLE } from '../contract/lifecycle.ts';
import { changeDeal, type Step } from './change-deal.ts';
import type { DealsServices } from './deals.ts';
import { endOffer, findOffer } from './deals.queries.ts';

/**
 * Makes an offer as the buyer.
 * @throws DomainError with the reason why it is refused.
 */
export function makeOffer(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  input: NewOffer,
): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'makeOffer',
    isDone: (step) => isMade(step, input.id),
    work: (step) => insertOffer(step, input, 'offer-made'),
  });
}

/** Answers an offer with another price. */
export function counterOffer(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  offerId: string,
  input: NewOffer,
): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'counterOffer',
    offerId,
    isDone: (step) => isMade(step, input.id),
    async work(step) {
      await endOffer(step.trx, offerId, LIFECYCLE.counterOffer.to.offer);
      await insertOffer(step, input, 'offer-countered');
    },
  });
}

const isMade = async ({ trx, conversation }: Step, id: string): Promise<boolean> =>
  (await findOffer(trx, conversation.id, id)) !== undefined;

async function insertOffer(
  step: Step,
  { id, priceCents }: NewOffer,
  name: 'offer-made' | 'offer-countered',
): Promise<void> {
  const { trx, conversation, role, listing } = step;
  if (priceCents > listing.priceCents) {
    const message = `The price is ${formatDollars(listing.priceCents)}. Offer that or less.`;
    throw new DomainError(dealErrors.OFFER_TOO_HIGH, { fields: [{ field: 'priceCents', message }] });
  }
  const expiresAt = hoursAfter(listing.now, DEAL_LIMITS.offerHours);
  const made = await trx
    .insertInto('offers')
    .values({
      id,
      conversation_id: conversation.id,
      listing_id: listing.id,
      made_by: role,
      price_cents: priceCents,
      created_at: listing.now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) {
    const fields = [{ field: 'id', message: 'It is taken. Make a new one.' }];
    throw new DomainError(commonErrors.INVALID_INPUT, { fields });
  }
  step.step(conversation, role, {
    step: name,
    offerId: id,
    priceCents,
    until: expiresAt.toISOString(),
  });
}
