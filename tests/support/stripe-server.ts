import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { addMonths } from '../../src/platform/server/payments/add-months.ts';
import { type StripeEvent, StripeEvents } from './stripe-events.ts';
import { readForm, type StripeForm } from './stripe-form.ts';
import { answerPage } from './stripe-page.ts';
import { StripeRefusal, type StripeRow, StripeTables } from './stripe-tables.ts';

export const STRIPE_KEY = 'sk_test_never_in_logs';

/** How the server behaves from now on. */
export type StripeMode =
  | 'normal'
  /** Takes requests and never answers. */
  | 'slow'
  /** Fails with 500. */
  | 'down'
  /** Fails with 500 once, then is normal. */
  | 'stumbling'
  /** Refuses the key, and repeats it. */
  | 'locked';

export interface StripeRequest {
  method: string;
  path: string;
  form: StripeForm;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
}

export interface StripeServer {
  /** Value for STRIPE_API_URL. */
  url: string;
  requests: StripeRequest[];
  /** Everything that happened, in order, whether it was delivered or not. */
  events: StripeEvent[];
  behave(mode: StripeMode): void;
  /** Sends events to a webhook as they happen, and again until it answers well; null keeps them. */
  deliverTo(webhook: string | null): void;
  /** Sends an event to a webhook; resolves to its answer. */
  deliver(webhook: string, event: StripeEvent): Promise<Response>;
  /** Somebody pays on the hosted page of a checkout. */
  pay(sessionId: string): void;
  /** The same with a card that is declined. */
  decline(sessionId: string): void;
  /** The time of a checkout is over. */
  expire(sessionId: string): void;
  /** A period ends: the subscription is renewed, ends, or is past due if the card is declined now. */
  endPeriod(subscriptionId: string, card?: 'works' | 'declined'): void;
  refund(invoiceId: string, cents: number): void;
  dispute(invoiceId: string): void;
  settleDispute(invoiceId: string, outcome: 'won' | 'lost'): void;
  close(): Promise<void>;
}

/**
 * A server on the loopback that speaks Stripe's HTTP API as far as it is used here: form-encoded requests, expansion,
 * idempotency keys, errors, a hosted page for each checkout, and signed events that are sent until they are received.
 * It is as strict as the real one with what it is sent.
 */
export async function startStripeServer(): Promise<StripeServer> {
  let mode: StripeMode = 'normal';
  const requests: StripeRequest[] = [];
  const events = new StripeEvents();
  const tell = events.tell.bind(events);
  const answers = new Map<string, { request: string; status: number; body: unknown }>();
  const tables = new StripeTables();

  /** An invoice that is paid by the customer's card, with what paid it. */
  function charge(details: StripeRow, cents: number, metadata: StripeRow): StripeRow {
    const invoice = tables.add('in', 'invoice', {
      amount_due: cents,
      amount_paid: 0,
      total: cents,
      currency: 'usd',
      status: 'open',
      attempted: true,
      number: `TEST-${String(tables.count('in') + 1).padStart(4, '0')}`,
      hosted_invoice_url: `${url}/receipt/${randomUUID()}`,
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

  const routes: Readonly<Record<string, (form: StripeForm, id: string) => unknown>> = {
    'POST /v1/customers': ({ email, metadata }) => tables.add('cus', 'customer', { email, metadata }),
    'DELETE /v1/customers/:id': (_, id) => {
      tables.get(id);
      for (const subscription of tables.all('subscription')) {
        if (subscription.customer === id && subscription.status !== 'canceled') endNow(subscription);
      }
      tables.remove(id);
      return { id, object: 'customer', deleted: true };
    },
    'POST /v1/checkout/sessions': createSession,
    'GET /v1/checkout/sessions': ({ payment_intent: intent }) =>
      listOf(tables.all('checkout.session').filter((session) => session.payment_intent === intent)),
    'GET /v1/checkout/sessions/:id': (_, id) => tables.get(id),
    'POST /v1/checkout/sessions/:id/expire': (_, id) => {
      const session = requireOpen(id);
      session.status = 'expired';
      tell('checkout.session.expired', session);
      return session;
    },
    'GET /v1/subscriptions/:id': (_, id) => tables.get(id),
    'POST /v1/subscriptions/:id': changeSubscription,
    'DELETE /v1/subscriptions/:id': (_, id) => {
      const subscription = tables.get(id);
      if (subscription.status === 'canceled') throw missing(id);
      endNow(subscription);
      return subscription;
    },
    'GET /v1/invoices/:id': (_, id) => tables.get(id),
    'POST /v1/invoices/create_preview': ({ subscription, subscription_details: details }) => {
      const { items } = details as { items: PriceChange[] };
      const change = items[0] as PriceChange;
      return {
        id: 'upcoming_in_1',
        object: 'invoice',
        amount_due: changeCost(itemOf(tables.get(String(subscription))), change),
      };
    },
    'GET /v1/invoice_payments': ({ payment }) => {
      const { payment_intent: intent } = payment as { payment_intent: string };
      return listOf(
        tables
          .all('invoice_payment')
          .filter((row) => (row.payment as { payment_intent: string }).payment_intent === intent),
      );
    },
    'GET /v1/payment_intents/:id': (_, id) => tables.get(id),
    'GET /v1/disputes': ({ payment_intent: intent }) =>
      listOf(tables.all('dispute').filter((dispute) => dispute.payment_intent === intent)),
    'GET /v1/products/:id': (_, id) => tables.get(id),
    'POST /v1/products': ({ id, name }) => tables.add('prod', 'product', { id, name }),
    'GET /v1/billing_portal/configurations': () => listOf(tables.all('billing_portal.configuration')),
    'POST /v1/billing_portal/configurations': (form) =>
      tables.add('bpc', 'billing_portal.configuration', { ...form, active: true }),
    'POST /v1/billing_portal/sessions': (form) => {
      tables.get(String(form.customer));
      tables.get(String(form.configuration));
      const id = newId('bps');
      return { ...form, id, object: 'billing_portal.session', url: `${url}/portal/${id}` };
    },
    'GET /v1/events': ({ created }) => {
      const { gte } = created as { gte: string };
      return listOf(
        events.all.filter((event) => event.created >= Number(gte)).toReversed() as unknown as StripeRow[],
      );
    },
  };

  function createSession(form: StripeForm): StripeRow {
    const { mode: kind, line_items: lines, customer, expires_at: expires } = form;
    tables.get(String(customer));
    if (!Array.isArray(lines) || lines.length !== 1) {
      throw new StripeRefusal(400, 'invalid_request_error', 'Missing required param: line_items.');
    }
    const { price_data: price } = lines[0] as { price_data: { unit_amount: string; recurring?: unknown } };
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
    session.url = `${url}/pay/${session.id}`;
    return session;
  }

  function changeSubscription(form: StripeForm, id: string): StripeRow {
    const subscription = tables.get(id);
    if (subscription.status === 'canceled') throw missing(id);
    const [change] = (form.items ?? []) as PriceChange[];
    Object.assign(subscription.metadata as object, form.metadata ?? {});
    if (form.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = form.cancel_at_period_end === 'true';
    }
    if (change !== undefined) {
      const item = itemOf(subscription);
      tables.get(change.price_data.product);
      const cents = changeCost(item, change);
      if (subscription.card === 'declined' && form.payment_behavior === 'error_if_incomplete') {
        throw new StripeRefusal(402, 'card_error', 'Your card was declined.', 'card_declined');
      }
      const { unit_amount: amount, recurring } = change.price_data;
      if (recurring.interval !== item.price.recurring.interval) {
        item.current_period_start = now();
        item.current_period_end = monthsAfter(now(), recurring.interval);
      }
      item.price = { currency: 'usd', unit_amount: Number(amount), recurring };
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
    const [line] = session.line_items as { price_data: { unit_amount: string; recurring: Recurring } }[];
    const { unit_amount: amount = '0', recurring = { interval: 'month' as const } } = line?.price_data ?? {};
    const { metadata } = session.subscription_data as { metadata: StripeRow };
    const item: SubscriptionItem = {
      id: newId('si'),
      object: 'subscription_item',
      price: { currency: 'usd', unit_amount: Number(amount), recurring },
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

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answerPage(request, response, { find: (id) => tables.get(id), pay, decline })) return;
    const { pathname, search } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const body = await text(request);
    const form = readForm(method === 'GET' ? search.slice(1) : body);
    const { authorization } = request.headers;
    const idempotencyKey = request.headers['idempotency-key'] as string | undefined;
    requests.push({ method, path: pathname, form, idempotencyKey, authorization });
    if (mode === 'slow') return;
    if (mode === 'down' || mode === 'stumbling') {
      if (mode === 'stumbling') mode = 'normal';
      throw new StripeRefusal(500, 'api_error', 'An unknown error occurred');
    }
    if (mode === 'locked' || authorization !== `Bearer ${STRIPE_KEY}`) {
      throw new StripeRefusal(401, 'invalid_request_error', `Invalid API Key provided: ${authorization}`);
    }
    const known = idempotencyKey === undefined ? undefined : answers.get(idempotencyKey);
    if (known !== undefined) {
      if (known.request !== pathname + body) {
        throw new StripeRefusal(400, 'idempotency_error', 'Keys can only be used with the same parameters');
      }
      return answer(response, known.status, known.body);
    }
    const found = findRoute(routes, method, pathname);
    if (found === undefined) {
      throw new StripeRefusal(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${method}: ${pathname})`,
      );
    }
    const result = structuredClone(tables.expand(found.handle(form, found.id), form.expand));
    if (idempotencyKey !== undefined) {
      answers.set(idempotencyKey, { request: pathname + body, status: 200, body: result });
    }
    answer(response, 200, result);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const refusal =
        error instanceof StripeRefusal ? error : new StripeRefusal(500, 'api_error', String(error));
      answer(response, refusal.status, {
        error: { type: refusal.type, message: refusal.message, ...(refusal.code && { code: refusal.code }) },
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    requests,
    events: events.all,
    deliver: (to, event) => events.deliver(to, event),
    behave(next) {
      mode = next;
    },
    deliverTo: (webhook) => events.deliverTo(webhook),
    pay,
    decline,
    expire(sessionId) {
      const session = requireOpen(sessionId);
      session.status = 'expired';
      tell('checkout.session.expired', session);
    },
    endPeriod(subscriptionId, card = 'works') {
      const subscription = tables.get(subscriptionId);
      if (subscription.cancel_at_period_end) return endNow(subscription);
      const item = itemOf(subscription);
      if (subscription.status !== 'past_due') {
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
    },
    refund(invoiceId, cents) {
      const paid = chargeOf(invoiceId);
      paid.amount_refunded = Number(paid.amount_refunded) + cents;
      tell('charge.refunded', paid);
    },
    dispute(invoiceId) {
      const paid = chargeOf(invoiceId);
      paid.disputed = true;
      const dispute = tables.add('dp', 'dispute', {
        status: 'needs_response',
        charge: paid.id,
        payment_intent: paid.payment_intent,
      });
      tell('charge.dispute.created', dispute);
    },
    settleDispute(invoiceId, outcome) {
      const paid = chargeOf(invoiceId);
      const dispute = tables.all('dispute').find(({ charge: of }) => of === paid.id) as StripeRow;
      dispute.status = outcome;
      tell('charge.dispute.closed', dispute);
    },
    close() {
      events.deliverTo(null);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Recurring {
  interval: 'month' | 'year';
}
interface SubscriptionItem {
  id: string;
  object: string;
  price: { currency: string; unit_amount: number; recurring: Recurring };
  current_period_start: number;
  current_period_end: number;
}
interface PriceChange {
  price_data: { product: string; unit_amount: string; recurring: Recurring };
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`;
const now = (): number => Math.floor(Date.now() / 1000);
const missing = (id: string) =>
  new StripeRefusal(404, 'invalid_request_error', `No such object: '${id}'`, 'resource_missing');
const listOf = (data: readonly StripeRow[]) => ({ object: 'list', data, has_more: false, url: '' });

const monthsAfter = (seconds: number, interval: Recurring['interval']): number =>
  addMonths(new Date(seconds * 1000), interval === 'year' ? 12 : 1).getTime() / 1000;

/** The new price, less what is left of the old one. */
function changeCost(item: SubscriptionItem, { price_data: price }: PriceChange): number {
  const left = (item.current_period_end - now()) / (item.current_period_end - item.current_period_start);
  const isSame = price.recurring.interval === item.price.recurring.interval;
  const charged = Number(price.unit_amount) * (isSame ? left : 1);
  return Math.max(0, Math.round(charged - item.price.unit_amount * left));
}

function findRoute<T>(
  routes: Readonly<Record<string, T>>,
  method: string,
  path: string,
): { handle: T; id: string } | undefined {
  const exact = routes[`${method} ${path}`];
  if (exact !== undefined) return { handle: exact, id: '' };
  for (const [pattern, handle] of Object.entries(routes)) {
    const expression = new RegExp(`^${pattern.replace(':id', '([\\w-]+)')}$`);
    const [, id] = expression.exec(`${method} ${path}`) ?? [];
    if (id !== undefined) return { handle, id };
  }
  return undefined;
}

const answer = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
