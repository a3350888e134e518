import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { PackId } from '../../../../shared/prices.ts';
import { StartedCheckout } from '../../billing/contract/checkout.ts';
import { billingErrors } from '../../billing/contract/errors.ts';
import { type BillingServices, startCheckout } from '../../billing/server/billing.ts';
import { CreditEntryPage, CreditEntryQuery } from '../contract/credit-entry.ts';
import { CreditPacks, CreditPurchaseIn, Credits } from '../contract/credits.ts';
import { creditErrors } from '../contract/errors.ts';
import { creditPack, PACKS_PAGE, packOffer, packReference, packsForSale } from '../contract/packs.ts';
import { requireMemberToBuy } from './credits.policy.ts';
import { type CreditServices, creditsOf } from './credits.ts';
import { loadEntries } from './load-entries.ts';

const tag: ApiTag = { name: 'Voice credits', description: 'The credits that recordings cost.' };

type ShopServices = BillingServices & Pick<PlatformServices, 'settings'>;

export function creditRoutes(services: CreditServices & ShopServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/credit-packs',
        operationId: 'listCreditPacks',
        tag,
        summary: 'List the packs of voice credits that are for sale',
        access: 'anyone',
        responses: { 200: json(CreditPacks, 'In their order.') },
      }),
      (c) => c.json({ packs: packsForSale(services.settings.current()) }, 200),
    )
    .openapi(
      route({
        method: 'get',
        path: '/credits',
        operationId: 'getCredits',
        tag,
        summary: "The viewer's voice credits",
        access: 'member',
        responses: { 200: json(Credits, 'The balance, reset if its month is over.') },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json(await creditsOf(services, member.id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/credits/entries',
        operationId: 'listCreditEntries',
        tag,
        summary: "List the changes of the viewer's voice credits, newest first",
        access: 'member',
        request: { query: CreditEntryQuery },
        responses: { 200: json(CreditEntryPage, 'A page of the ledger.') },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json(await loadEntries(services.db, member.id, c.req.valid('query')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/credit-purchases',
        operationId: 'buyCredits',
        tag,
        summary: 'Buy a pack of voice credits',
        description: 'Its credits are added once the payment is confirmed.',
        access: 'member',
        request: { body: jsonBody(CreditPurchaseIn) },
        responses: { 201: json(StartedCheckout, 'The payment page to open.') },
        errors: [
          creditErrors.SIGN_IN_TO_BUY,
          creditErrors.PURCHASE_FAILED,
          creditErrors.PACK_NOT_FOR_SALE,
          billingErrors.PAYMENTS_OFF,
        ],
      }),
      async (c) => {
        const member = requireMemberToBuy(await actorOf(c));
        return c.json(await startPurchase(services, member, c.req.valid('json').packId), 201, PRIVATE);
      },
    );
}

/**
 * Starts the checkout of a pack. Its credits are added when the payment is confirmed.
 * @throws DomainError PACK_NOT_FOR_SALE, or PURCHASE_FAILED when the payment cannot be started.
 */
function startPurchase(
  services: ShopServices,
  { id, email }: Member,
  packId: PackId,
): Promise<StartedCheckout> {
  const prices = services.settings.current();
  if (!prices[packId].isForSale) throw new DomainError(creditErrors.PACK_NOT_FOR_SALE);
  const pack = creditPack(packId, prices);
  return startCheckout(
    services,
    { buyer: { id, email }, offer: packOffer(pack), reference: packReference(pack), cancelPath: PACKS_PAGE },
    creditErrors.PURCHASE_FAILED,
  );
}
