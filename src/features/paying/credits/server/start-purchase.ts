import type { Member } from '../../../../platform/server/http/actor.ts';
import type { StartedCheckout } from '../../billing/contract/checkout.ts';
import { type BillingServices, startCheckout } from '../../billing/server/billing.ts';
import { creditErrors } from '../contract/errors.ts';
import { PACKS_PAGE, type PackId, packOffer } from '../contract/packs.ts';

/**
 * Starts the checkout of a pack. Its credits are added when the payment is confirmed.
 * @throws DomainError PURCHASE_FAILED when the payment cannot be started.
 */
export const startPurchase = (
  services: BillingServices,
  { id, email }: Member,
  packId: PackId,
): Promise<StartedCheckout> =>
  startCheckout(
    services,
    { buyer: { id, email }, offer: packOffer(packId), reference: packId, cancelPath: PACKS_PAGE },
    creditErrors.PURCHASE_FAILED,
  );
