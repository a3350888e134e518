import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { NewCheckout, PurchaseTag } from '../../../../platform/server/payments/payments.ts';
import { DomainError, type ErrorSpec } from '../../../../shared/errors.ts';
import { type Offer, offerTitle } from '../../../../shared/offers.ts';
import { HOUR_MS, HOUR_SECONDS } from '../../../../shared/time.ts';
import type { StartedCheckout } from '../contract/checkout.ts';
import { billingErrors } from '../contract/errors.ts';
import { returnPath } from '../contract/return-path.ts';
import type { BillingServices } from './billing-services.ts';
import { type CheckoutRow, expireCheckout, findCheckout, findOpenOfGroup } from './checkouts.queries.ts';
import { deleteCustomerRow, ensureCustomer } from './customers.ts';
import { fromProvider, hasFailed } from './provider-outage.ts';
import { publishCheckout } from './publish.ts';

export interface CheckoutRequest {
  buyer: { id: string; email: string };
  offer: Offer;
  /** The caller's id of the purchase, such as the row that waits for it. Every signal carries it. */
  reference: string;
  /** The page of this site to return to without paying, such as '/pricing'. */
  cancelPath: string;
  /** A person has at most one open checkout per group. Starting another one closes the previous one. */
  group?: string;
}

/** How long a checkout can be paid. */
const CHECKOUT_TIMEOUT_MS = HOUR_MS;
const START_LIMIT = { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 30 } as const;

/**
 * Starts a checkout for an offer and returns the payment page to open. Signals report the result.
 * @throws DomainError PAYMENT_IN_PROGRESS when another checkout of the group is paid but not confirmed;
 * CHECKOUT_REPLACED when another one was started concurrently; PAYMENTS_OFF without a provider; `unavailable`
 * when the provider is slow or down.
 */
export async function startCheckout(
  services: BillingServices,
  request: CheckoutRequest,
  unavailable: ErrorSpec = billingErrors.PAYMENT_UNAVAILABLE,
): Promise<StartedCheckout> {
  const { buyer, offer, cancelPath, reference } = request;
  const { db, config, payments } = services;
  await countAttempt(db, `billing:checkout:${buyer.id}`, START_LIMIT);
  await closeOpenCheckout(services, request, unavailable);
  const { id, expires_at: expiresAt } = await insertCheckout(services, request);
  const tag: PurchaseTag = {
    checkoutId: id,
    profileId: buyer.id,
    offerId: offer.id,
    reference,
    title: offerTitle(offer),
  };
  try {
    const checkout = await fromProvider(
      createAtProvider(services, buyer, {
        tag,
        offer,
        email: buyer.email,
        successUrl: config.publicUrl + returnPath(id),
        cancelUrl: config.publicUrl + cancelPath,
        expiresAt,
      }),
      unavailable,
    );
    const isOpen = await saveProviderId(services, id, checkout.id);
    if (!isOpen) {
      await fromProvider(payments.provider.expireCheckout(checkout.id), unavailable);
      throw new DomainError(billingErrors.CHECKOUT_REPLACED);
    }
    return { checkoutId: id, url: checkout.url };
  } catch (error) {
    // No one received its address, so no one can pay it.
    await db.transaction().execute((trx) => expireCheckout(trx, services.jobs, id));
    throw error;
  }
}

/** Creates the checkout at the provider. Replaces a customer that was deleted at the provider. */
async function createAtProvider(
  services: BillingServices,
  buyer: CheckoutRequest['buyer'],
  checkout: Omit<NewCheckout, 'customerId'>,
): Promise<{ id: string; url: string }> {
  const create = async () =>
    services.payments.provider.createCheckout({
      ...checkout,
      customerId: await ensureCustomer(services, buyer),
    });
  try {
    return await create();
  } catch (error) {
    if (!hasFailed(error, 'missing')) throw error;
    await deleteCustomerRow(services, buyer.id);
    return create();
  }
}

/** Stores the provider's id. Returns false if a newer checkout of the group has replaced this one. */
async function saveProviderId(
  { db }: Pick<BillingServices, 'db'>,
  id: string,
  providerId: string,
): Promise<boolean> {
  const result = await db
    .updateTable('checkouts')
    .set({ provider_id: providerId })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Inserts the checkout before it exists at the provider, so that every later payment can be matched to it.
 */
async function insertCheckout(
  { db, payments: { provider } }: BillingServices,
  { buyer, offer, reference, cancelPath, group }: CheckoutRequest,
): Promise<Pick<CheckoutRow, 'id' | 'expires_at'>> {
  const inserted = await db
    .insertInto('checkouts')
    .values({
      profile_id: buyer.id,
      email: buyer.email,
      provider: provider.name,
      checkout_group: group ?? null,
      reference,
      offer_id: offer.id,
      offer_name: offer.name,
      offer_description: offer.description,
      amount_cents: offer.amountCents,
      currency: offer.currency,
      interval: offer.interval,
      cancel_path: cancelPath,
      is_test: provider.isTest,
      expires_at: new Date(Date.now() + CHECKOUT_TIMEOUT_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
  // A concurrent checkout of the group was started first.
  if (inserted === undefined) throw new DomainError(billingErrors.CHECKOUT_REPLACED);
  return inserted;
}

async function closeOpenCheckout(
  services: BillingServices,
  { buyer, group }: CheckoutRequest,
  unavailable: ErrorSpec,
): Promise<void> {
  const { db, jobs, payments } = services;
  const open = group === undefined ? undefined : await findOpenOfGroup(db, buyer.id, group);
  if (open === undefined) return;
  const close = () => db.transaction().execute((trx) => expireCheckout(trx, jobs, open.id));
  // A checkout without a provider id can be closed here. Otherwise its id has just been stored: read it
  // again.
  const isClosedFirst = open.provider_id === null && (await close());
  const latest = isClosedFirst ? await findCheckout(db, buyer.id, open.id) : open;
  const providerId = latest?.provider_id ?? null;
  if (providerId !== null && open.provider === payments.provider.name) {
    try {
      await payments.provider.expireCheckout(providerId);
    } catch (error) {
      const isPaid =
        hasFailed(error, 'closed') && (await isPaidAtProvider(services, providerId, unavailable));
      if (isPaid) throw new DomainError(billingErrors.PAYMENT_IN_PROGRESS);
      if (!hasFailed(error, 'closed') && !hasFailed(error, 'missing')) {
        return fromProvider(Promise.reject(error), unavailable);
      }
    }
  }
  const isClosed = isClosedFirst || (await close());
  if (isClosed) publishCheckout(services, { profileId: buyer.id, checkoutId: open.id });
}

const isPaidAtProvider = async (
  { payments: { provider } }: BillingServices,
  providerId: string,
  unavailable: ErrorSpec,
): Promise<boolean> => (await fromProvider(provider.readCheckout(providerId), unavailable)).state === 'paid';
