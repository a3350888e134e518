import { createHmac, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Offer } from '../../../shared/offers.ts';
import type { DB } from '../db/schema.generated.ts';
import type { PlatformServices } from '../feature.ts';
import { PaymentFailure } from './payment-failure.ts';
import type { EventSubject, PaymentProvider, ProviderEvent, TestCheckouts } from './payments.ts';
import { openEvent, signEvent } from './signed-event.ts';
import {
  findTestObject,
  lateTestEventMade,
  lockDueTestObject,
  lockTestObject,
  putTestObject,
  testEventMade,
  type TestObjects,
} from './test-objects.ts';
import { changeCost, changedTag, firstPeriod, period } from './test-subscription.ts';

type Services = Pick<PlatformServices, 'config' | 'db' | 'jobs'>;

type TestCheckout = TestObjects['checkout'];
type TestSubscription = TestObjects['subscription'];

const checkoutKey = (checkoutId: string): string => `test_checkout_${checkoutId}`;
const newId = (kind: string): string => `test_${kind}_${randomUUID()}`;

/**
 * Creates the provider for sites without payments: a page of this site asks for an outcome instead of a card,
 * and no money moves. Otherwise it works like any provider: it stores its own objects, and reports them by
 * signed events.
 */
export function createTestProvider({ config, db, jobs }: Services): {
  provider: PaymentProvider;
  test: TestCheckouts;
} {
  // The same for all processes of a site. Not used for anything else.
  const secret = createHmac('sha256', config.authSecret).update('test checkout').digest('hex');

  const requireOpen = (): void => {
    if (!config.testCheckout) throw new PaymentFailure('off');
  };

  function recordEvent(
    trx: Transaction<DB>,
    type: string,
    subjects: readonly EventSubject[],
    options: 'once' | 'twice' | 'late' = 'once',
  ): Promise<void> {
    const event: ProviderEvent = { id: newId('event'), type, subjects };
    if (options === 'late') return jobs.record(trx, lateTestEventMade, event);
    return jobs.record(trx, testEventMade, event, ...(options === 'twice' ? [event] : []));
  }

  async function addPayment(
    trx: Transaction<DB>,
    payment: Omit<TestObjects['payment'], 'paidAt'>,
    at: Date,
  ): Promise<EventSubject> {
    const id = newId('payment');
    await putTestObject(trx, 'payment', id, { ...payment, paidAt: at.toISOString() });
    return { kind: 'payment', id };
  }

  async function accept(trx: Transaction<DB>, id: string, checkout: TestCheckout): Promise<void> {
    const { tag, offer } = checkout;
    const now = new Date();
    const subscriptionId = offer.interval === null ? null : newId('subscription');
    if (subscriptionId !== null) {
      await putTestObject(trx, 'subscription', subscriptionId, firstPeriod(tag, offer, now));
    }
    const { amountCents, currency } = offer;
    const payment = await addPayment(
      trx,
      { tag, kind: 'purchase', subscriptionId, amountCents, currency },
      now,
    );
    const paid = { ...checkout, state: 'paid', wasDeclined: false, subscriptionId } as const;
    await putTestObject(trx, 'checkout', id, { ...paid, paymentId: payment.id });
  }

  async function renew(trx: Transaction<DB>, id: string, subscription: TestSubscription): Promise<void> {
    const { scheduled } = subscription;
    const offer = scheduled ?? subscription.offer;
    const tag = scheduled ? changedTag(subscription.tag, scheduled) : subscription.tag;
    const periodStart = new Date(subscription.currentPeriodEnd);
    await putTestObject(
      trx,
      'subscription',
      id,
      scheduled
        ? firstPeriod(tag, scheduled, periodStart)
        : { ...subscription, ...period(subscription, subscription.periods + 1) },
    );
    const { amountCents, currency } = offer;
    const payment = await addPayment(
      trx,
      { tag, kind: 'renewal', subscriptionId: id, amountCents, currency },
      periodStart,
    );
    await recordEvent(trx, 'subscription.renewed', [{ kind: 'subscription', id }, payment]);
  }

  const endSubscription = async (trx: Transaction<DB>, id: string, subscription: TestSubscription) => {
    await putTestObject(trx, 'subscription', id, { ...subscription, state: 'cancelled' });
    await recordEvent(trx, 'subscription.ended', [{ kind: 'subscription', id }]);
  };

  const schedule = (id: string, offer: Offer | null) =>
    db.transaction().execute(async (trx) => {
      const subscription = await lockTestObject(trx, 'subscription', id);
      await putTestObject(trx, 'subscription', id, { ...subscription, scheduled: offer });
      await recordEvent(trx, 'subscription.changed', [{ kind: 'subscription', id }]);
    });

  const expire = async (trx: Transaction<DB>, id: string, checkout: TestCheckout) => {
    await putTestObject(trx, 'checkout', id, { ...checkout, state: 'expired' });
    await recordEvent(trx, 'checkout.expired', [{ kind: 'checkout', id }]);
  };

  const provider: PaymentProvider = {
    name: 'test',
    isTest: true,
    createCustomer: async (profileId) => ({ id: `test_customer_${profileId}` }),
    // The customer's objects are deleted with their account.
    deleteCustomer: async () => undefined,

    async createCheckout({ tag, offer, expiresAt }) {
      requireOpen();
      const id = checkoutKey(tag.checkoutId);
      const checkout: TestCheckout = {
        tag,
        offer,
        state: 'open',
        expiresAt: expiresAt.toISOString(),
        wasDeclined: false,
        subscriptionId: null,
        paymentId: null,
      };
      await db.transaction().execute((trx) => putTestObject(trx, 'checkout', id, checkout));
      return { id, url: `${config.publicUrl}/checkout/test/${tag.checkoutId}` };
    },
    expireCheckout: (id) =>
      db.transaction().execute(async (trx) => {
        const checkout = await lockTestObject(trx, 'checkout', id);
        if (checkout.state !== 'open') throw new PaymentFailure('closed');
        await expire(trx, id, checkout);
      }),

    async readCheckout(id) {
      const checkout = await findTestObject(db, 'checkout', id);
      return { ...checkout, id, isTest: true };
    },
    async readSubscription(id) {
      const { tag, offer, state, currentPeriodEnd, cancelsAtPeriodEnd, scheduled } = await findTestObject(
        db,
        'subscription',
        id,
      );
      return {
        id,
        tag,
        state,
        amountCents: offer.amountCents,
        currency: offer.currency,
        interval: offer.interval ?? 'month',
        currentPeriodEnd: new Date(currentPeriodEnd),
        cancelsAtPeriodEnd,
        scheduledOfferId: scheduled?.id ?? null,
        scheduledAmountCents: scheduled?.amountCents ?? null,
        nextAttemptAt: null,
        paidWith: null,
        isTest: true,
      };
    },
    async readPayment(id) {
      const { paidAt, refunds = {}, ...payment } = await findTestObject(db, 'payment', id);
      return {
        ...payment,
        id,
        state: 'paid',
        at: new Date(paidAt),
        refundedCents: totalOf(refunds),
        dispute: 'none',
        number: null,
        paidWith: null,
        receiptUrl: null,
        isTest: true,
      };
    },

    refund: ({ id, paymentId, amountCents }) =>
      db.transaction().execute(async (trx) => {
        const payment = await lockTestObject(trx, 'payment', paymentId);
        const { refunds = {} } = payment;
        if (Object.hasOwn(refunds, id)) return;
        if (totalOf(refunds) + amountCents > payment.amountCents) throw new PaymentFailure('refused');
        await putTestObject(trx, 'payment', paymentId, {
          ...payment,
          refunds: { ...refunds, [id]: amountCents },
        });
        await recordEvent(trx, 'payment.refunded', [{ kind: 'payment', id: paymentId }]);
      }),

    async previewChange(subscriptionId, offer) {
      return changeCost(await findTestObject(db, 'subscription', subscriptionId), offer, new Date());
    },
    async changeSubscription(id, offer) {
      requireOpen();
      await db.transaction().execute(async (trx) => {
        const now = new Date();
        const before = await lockTestObject(trx, 'subscription', id);
        const cost = changeCost(before, offer, now);
        const tag = changedTag(before.tag, offer);
        const isSamePeriod = before.offer.interval === offer.interval;
        const after = isSamePeriod ? { ...before, tag, offer } : firstPeriod(tag, offer, now);
        await putTestObject(trx, 'subscription', id, {
          ...after,
          cancelsAtPeriodEnd: false,
          scheduled: null,
        });
        const payment = await addPayment(trx, { tag, kind: 'change', subscriptionId: id, ...cost }, now);
        await recordEvent(trx, 'subscription.changed', [{ kind: 'subscription', id }, payment]);
      });
    },
    scheduleChange: (id, offer) => schedule(id, offer),
    dropScheduledChange: (id) => schedule(id, null),
    async cancelSubscription(id, when) {
      await db.transaction().execute(async (trx) => {
        const subscription = await lockTestObject(trx, 'subscription', id).catch(unlessMissing);
        if (subscription === null || subscription.state === 'cancelled') return;
        if (when === 'now') return endSubscription(trx, id, subscription);
        await putTestObject(trx, 'subscription', id, {
          ...subscription,
          cancelsAtPeriodEnd: when === 'period_end',
          scheduled: null,
        });
        await recordEvent(trx, 'subscription.changed', [{ kind: 'subscription', id }]);
      });
    },

    createPortal: async () => null,

    readEvent: async (body, signature) => {
      // Only this site has the secret, so the content has the shape of our own events.
      const { id, type, subjects } = (await openEvent(body, signature, secret)) as ProviderEvent;
      return { id, type, subjects };
    },
    // None is lost: they are delivered by our own queue.
    // eslint-disable-next-line require-yield
    async *listEvents() {},
  };

  const test: TestCheckouts = {
    async pay(checkoutId, outcome) {
      requireOpen();
      await db.transaction().execute(async (trx) => {
        const id = checkoutKey(checkoutId);
        const checkout = await lockTestObject(trx, 'checkout', id);
        const isOpen = checkout.state === 'open' && Date.parse(checkout.expiresAt) > Date.now();
        if (!isOpen) throw new PaymentFailure('closed');
        if (outcome === 'declined') {
          await putTestObject(trx, 'checkout', id, { ...checkout, wasDeclined: true });
          await recordEvent(trx, 'checkout.declined', [{ kind: 'checkout', id }]);
          return;
        }
        await accept(trx, id, checkout);
        const options = { works: 'once', works_late: 'late', told_twice: 'twice' } as const;
        await recordEvent(trx, 'checkout.paid', [{ kind: 'checkout', id }], options[outcome]);
      });
    },
    async runDue(now) {
      const runOne = () =>
        db.transaction().execute(async (trx) => {
          const due = await lockDueTestObject(trx, now);
          if (due === undefined) return false;
          const { id } = due;
          if (due.kind === 'checkout') {
            const checkout = await lockTestObject(trx, 'checkout', id);
            await expire(trx, id, checkout);
          } else {
            const subscription = await lockTestObject(trx, 'subscription', id);
            const isOver = subscription.cancelsAtPeriodEnd || !config.testCheckout;
            if (isOver) await endSubscription(trx, id, subscription);
            else await renew(trx, id, subscription);
          }
          return true;
        });
      while (await runOne());
    },
    sign: (body) => signEvent(body, secret),
  };
  return { provider, test };
}

const totalOf = (refunds: Readonly<Record<string, number>>): number =>
  Object.values(refunds).reduce((total, cents) => total + cents, 0);

/** An ended subscription is not found anymore, as with other providers. */
function unlessMissing(error: unknown): null {
  if (error instanceof PaymentFailure && error.reason === 'missing') return null;
  throw error;
}
