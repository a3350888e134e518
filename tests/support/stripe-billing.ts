import { randomBytes, randomUUID } from 'node:crypto';
import { addMonths } from '../../src/platform/server/payments/add-months.ts';
import type { StripeForm } from './stripe-form.ts';
import { newStripeSchedules } from './stripe-schedules.ts';
import { StripeRefusal, type StripeRow, StripeTables } from './stripe-tables.ts';

export type StripeBilling = ReturnType<typeof newStripeBilling>;

/**
 * Simulates what Stripe sells, charges and renews, and validates requests as strictly.
 * @param tell Receives each event as it happens.
 * @param addressOf Returns the address of one of its pages.
 */
export function newStripeBilling(
  tell: (type: string, object: StripeRow) => void,
  addressOf: (path: string) => string,
) {
  const tables = new StripeTables();
  const schedules = newStripeSchedules(tables, tell);

  /** Creates an invoice paid by the customer's card, with its charge. */
  function charge(details: StripeRow, cents: number, metadata: StripeRow): StripeRow {
    const invoice = tables.add('in', 'invoice', {
      amount_due: cents,
      amount_paid: 0,
      total: cents,
      currency: 'usd',
      status: 'open',
      attempted: true,
      number: `TEST-${String(tables.count('in') + 1).padStart(4, '0')}`,
      hosted_invoice_url: addressOf(`/receipt/${randomUUID()}`),
      next_payment_attempt: null,
      status_transitions: { paid_at: null },
      metadata,
      parent: null,
      payments: { object: 'list', data: [], has_more: false },
      ...details,
    });
    return invoice;
  }

  function settle(invoice: StripeRow, metadata: StripeRow): void {
    const cents = Number(invoice.amount_due);
    const intent = tables.add('pi', 'payment_intent', { status: 'succeeded', amount: cents, metadata });
    const paid = tables.add('ch', 'charge', {
      amount: cents,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    });
    intent.latest_charge = paid.id;
    const payment = tables.add('inpay', 'invoice_payment', {
      invoice: invoice.id,
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    invoice.payments = { object: 'list', data: [payment], has_more: false };
    Object.assign(invoice, { status: 'paid', amount_paid: cents, status_transitions: { paid_at: now() } });
    tell('invoice.paid', invoice);
  }

  const invoiceOf = (subscription: StripeRow, reason: string, cents: number): StripeRow =>
    charge(
      {
        billing_reason: reason,
        customer: subscription.customer,
        parent: {
          type: 'subscription_details',
          subscription_details: {
            subscription: subscription.id,
            metadata: { ...(subscription.metadata as object) },
          },
        },
      },
      cents,
      {},
    );

  const chargeOf = (invoiceId: string): StripeRow => {
    const payments = tables.get(invoiceId).payments as { data: { payment: { payment_intent: string } }[] };
    const intent = tables.get(payments.data[0]?.payment.payment_intent ?? '');
    return tables.get(String(intent.latest_charge));
  };

  const itemOf = (subscription: StripeRow) =>
    (subscription.items as { data: SubscriptionItem[] }).data[0] as SubscriptionItem;

  function createPrice(form: StripeForm): StripeRow {
    tables.get(String(form.product));
    const isTaken = tables.all('price').some(({ lookup_key: key }) => key === form.lookup_key);
    if (isTaken && form.transfer_lookup_key !== 'true') {
      throw new StripeRefusal(400, 'invalid_request_error', 'A price already uses that lookup key.');
    }
    return tables.add('price', 'price', { active: true, ...form });
  }

  const priceOfLine = (line: PricedLine): Omit<Price, 'recurring'> & Partial<Price> =>
    'price' in line ? (tables.get(line.price) as unknown as Price) : line.price_data;

  function requireOpen(sessionId: string): StripeRow {
    const session = tables.get(sessionId);
    if (session.status !== 'open') {
      throw new StripeRefusal(
        400,
        'invalid_request_error',
        'Only Checkout Sessions with a status in ["open"]',
      );
    }
    return session;
  }

  function createSession(form: StripeForm): StripeRow {
    const { mode: kind, line_items: lines, customer, expires_at: expires } = form;
    tables.get(String(customer));
    if (!Array.isArray(lines) || lines.length !== 1) {
      throw new StripeRefusal(400, 'invalid_request_error', 'Missing required param: line_items.');
    }
    const price = priceOfLine(lines[0] as PricedLine);
    if (Number(price.unit_amount) < 50) {
      throw new StripeRefusal(
        400,
        'invalid_request_error',
        'The amount must be at least $0.50 usd',
        'amount_too_small',
      );
    }
    if ((price.recurring !== undefined) !== (kind === 'subscription')) {
      throw new StripeRefusal(400, 'invalid_request_error', 'The mode does not go with the price.');
    }
    if (Number(expires) < now() + 1800 - 60) {
      throw new StripeRefusal(
        400,
        'invalid_request_error',
        'The `expires_at` timestamp must be at least 30 minutes',
      );
    }
    const session = tables.add('cs_test', 'checkout.session', {
      ...form,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(price.unit_amount),
      payment_intent: null,
      subscription: null,
      invoice: null,
    });
    session.url = addressOf(`/pay/${session.id}`);
    return session;
  }

  function changeSubscription(form: StripeForm, id: string): StripeRow {
    const subscription = tables.get(id);
    if (subscription.status === 'canceled') throw missing(id);
    schedules.refuseManaged(subscription);
    const [change] = (form.items ?? []) as PricedLine[];
    Object.assign(subscription.metadata as object, form.metadata ?? {});
    if (form.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = form.cancel_at_period_end === 'true';
    }
    if (change !== undefined) {
      const item = itemOf(subscription);
      const price = priceOfLine(change) as Price;
      const cents = changeCost(item, price, form.proration_behavior);
      if (subscription.card === 'declined' && form.payment_behavior === 'error_if_incomplete') {
        throw new StripeRefusal(402, 'card_error', 'Your card was declined.', 'card_declined');
      }
      const { unit_amount: amount, recurring } = price;
      if (recurring.interval !== item.price.recurring.interval) {
        item.current_period_start = now();
        item.current_period_end = monthsAfter(now(), recurring.interval);
      }
      item.price = newPrice(amount, recurring);
      settle(invoiceOf(subscription, 'subscription_update', cents), {});
    }
    tell('customer.subscription.updated', subscription);
    return subscription;
  }

  function endNow(subscription: StripeRow): void {
    Object.assign(subscription, { status: 'canceled', ended_at: now() });
    tell('customer.subscription.deleted', subscription);
  }

  function subscribe(session: StripeRow): StripeRow {
    const [line] = session.line_items as [PricedLine];
    const { unit_amount: amount, recurring = { interval: 'month' as const } } = priceOfLine(line);
    const { metadata } = session.subscription_data as { metadata: StripeRow };
    const item: SubscriptionItem = {
      id: newId('si'),
      object: 'subscription_item',
      price: newPrice(amount, recurring),
      current_period_start: now(),
      current_period_end: monthsAfter(now(), recurring.interval),
    };
    const card = tables.add('pm', 'payment_method', { type: 'card', card: { brand: 'visa', last4: '4242' } });
    return tables.add('sub', 'subscription', {
      customer: session.customer,
      status: 'active',
      metadata: { ...metadata },
      items: { object: 'list', data: [item], has_more: false },
      cancel_at_period_end: false,
      cancel_at: null,
      schedule: null,
      ended_at: null,
      latest_invoice: null,
      default_payment_method: card.id,
    });
  }

  function pay(sessionId: string): void {
    const session = requireOpen(sessionId);
    const cents = Number(session.amount_total);
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    if (session.mode === 'subscription') {
      const subscription = subscribe(session);
      const invoice = invoiceOf(subscription, 'subscription_create', cents);
      Object.assign(subscription, { latest_invoice: invoice.id });
      Object.assign(session, { subscription: subscription.id, invoice: invoice.id });
      tell('customer.subscription.created', subscription);
      settle(invoice, {});
    } else {
      const { invoice_data: data } = session.invoice_creation as { invoice_data: { metadata: StripeRow } };
      const invoice = charge({ billing_reason: 'manual', customer: session.customer }, cents, data.metadata);
      session.invoice = invoice.id;
      settle(invoice, data.metadata);
    }
    tell('checkout.session.completed', session);
  }
  function decline(sessionId: string): void {
    const session = requireOpen(sessionId);
    const intent = tables.add('pi', 'payment_intent', {
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined' },
    });
    session.payment_intent = intent.id;
    tell('payment_intent.payment_failed', intent);
  }

  function expire(sessionId: string): StripeRow {
    const session = requireOpen(sessionId);
    session.status = 'expired';
    tell('checkout.session.expired', session);
    return session;
  }

  function endPeriod(subscriptionId: string, card: 'works' | 'declined' = 'works'): void {
    const subscription = tables.get(subscriptionId);
    if (subscription.cancel_at_period_end) return endNow(subscription);
    const item = itemOf(subscription);
    if (subscription.status !== 'past_due') {
      const scheduled = schedules.enterNextPhase(subscription);
      if (scheduled !== undefined) item.price = newPrice(scheduled.unit_amount, scheduled.recurring);
      item.current_period_start = item.current_period_end;
      item.current_period_end = monthsAfter(item.current_period_end, item.price.recurring.interval);
    }
    const invoice =
      subscription.status === 'past_due'
        ? tables.get(String(subscription.latest_invoice))
        : invoiceOf(subscription, 'subscription_cycle', item.price.unit_amount);
    subscription.latest_invoice = invoice.id;
    subscription.card = card;
    if (card === 'declined') {
      subscription.status = 'past_due';
      invoice.next_payment_attempt = now() + 3 * 86_400;
      tell('invoice.payment_failed', invoice);
    } else {
      subscription.status = 'active';
      settle(invoice, {});
    }
    tell('customer.subscription.updated', subscription);
  }

  function refund(invoiceId: string, cents: number): void {
    const paid = chargeOf(invoiceId);
    paid.amount_refunded = Number(paid.amount_refunded) + cents;
    tell('charge.refunded', paid);
  }

  /** Refunds by the API. Idempotency keys are handled by the server. */
  function createRefund({ payment_intent: intent, amount, metadata }: StripeForm): StripeRow {
    const paid = tables.get(String(tables.get(String(intent)).latest_charge));
    const cents = Number(amount);
    if (Number(paid.amount_refunded) + cents > Number(paid.amount)) {
      throw new StripeRefusal(
        400,
        'invalid_request_error',
        'Refund amount is greater than unrefunded amount on charge',
      );
    }
    const made = tables.add('re', 'refund', {
      amount: cents,
      charge: paid.id,
      payment_intent: intent,
      status: 'succeeded',
      metadata,
    });
    paid.amount_refunded = Number(paid.amount_refunded) + cents;
    tell('charge.refunded', paid);
    return made;
  }

  function dispute(invoiceId: string): void {
    const paid = chargeOf(invoiceId);
    paid.disputed = true;
    const opened = tables.add('dp', 'dispute', {
      status: 'needs_response',
      charge: paid.id,
      payment_intent: paid.payment_intent,
    });
    tell('charge.dispute.created', opened);
  }

  function settleDispute(invoiceId: string, outcome: 'won' | 'lost'): void {
    const paid = chargeOf(invoiceId);
    const disputed = tables.all('dispute').find(({ charge: of }) => of === paid.id) as StripeRow;
    disputed.status = outcome;
    tell('charge.dispute.closed', disputed);
  }

  function deleteCustomer(id: string) {
    tables.get(id);
    for (const subscription of tables.all('subscription')) {
      if (subscription.customer === id && subscription.status !== 'canceled') endNow(subscription);
    }
    tables.remove(id);
    return { id, object: 'customer', deleted: true };
  }

  function deleteSubscription(id: string): StripeRow {
    const subscription = tables.get(id);
    if (subscription.status === 'canceled') throw missing(id);
    endNow(subscription);
    return subscription;
  }

  function previewChange({ subscription, subscription_details: details }: StripeForm) {
    const { items, proration_behavior: proration } = details as {
      items: [PricedLine];
      proration_behavior?: string;
    };
    return {
      id: 'upcoming_in_1',
      object: 'invoice',
      amount_due: changeCost(
        itemOf(tables.get(String(subscription))),
        priceOfLine(items[0]) as Price,
        proration,
      ),
    };
  }

  function openPortal(form: StripeForm): StripeRow {
    tables.get(String(form.customer));
    tables.get(String(form.configuration));
    const session = tables.add('bps', 'billing_portal.session', form);
    session.url = addressOf(`/portal/${session.id}`);
    return session;
  }

  return {
    tables,
    schedules,
    createSession,
    createPrice,
    changeSubscription,
    deleteSubscription,
    deleteCustomer,
    previewChange,
    openPortal,
    pay,
    decline,
    expire,
    endPeriod,
    refund,
    createRefund,
    dispute,
    settleDispute,
  };
}

interface Recurring {
  interval: 'month' | 'year';
}
interface SubscriptionItem {
  id: string;
  object: string;
  price: { id: string; currency: string; unit_amount: number; recurring: Recurring };
  current_period_start: number;
  current_period_end: number;
}
interface Price {
  unit_amount: string;
  recurring: Recurring;
}
/** A line with a stored price, or one of its own. */
type PricedLine = { price: string } | { price_data: Omit<Price, 'recurring'> };

const newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`;
const newPrice = (amount: string, recurring: Recurring) => ({
  id: newId('price'),
  currency: 'usd',
  unit_amount: Number(amount),
  recurring,
});
const now = (): number => Math.floor(Date.now() / 1000);
const missing = (id: string) =>
  new StripeRefusal(404, 'invalid_request_error', `No such object: '${id}'`, 'resource_missing');
const monthsAfter = (seconds: number, interval: Recurring['interval']): number =>
  addMonths(new Date(seconds * 1000), interval === 'year' ? 12 : 1).getTime() / 1000;

/**
 * Returns what a change costs immediately. A new interval begins and is paid now; within the same interval,
 * only if requested.
 */
function changeCost(item: SubscriptionItem, price: Price, proration: unknown): number {
  const left = (item.current_period_end - now()) / (item.current_period_end - item.current_period_start);
  const isSame = price.recurring.interval === item.price.recurring.interval;
  if (isSame && proration !== 'always_invoice') return 0;
  const charged = Number(price.unit_amount) * (isSame ? left : 1);
  const returned = proration === 'none' ? 0 : item.price.unit_amount * left;
  return Math.max(0, Math.round(charged - returned));
}
