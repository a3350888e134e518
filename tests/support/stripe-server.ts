import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { newStripeBilling } from './stripe-billing.ts';
import { STRIPE_WEBHOOK_SECRET, type StripeEvent, StripeEvents } from './stripe-events.ts';
import { readForm, type StripeForm } from './stripe-form.ts';
import { answerPage } from './stripe-page.ts';
import { StripeRefusal, type StripeRow } from './stripe-tables.ts';

export const STRIPE_KEY = 'sk_test_never_in_logs';

/** How the server behaves from now on. */
type StripeMode =
  | 'normal'
  /** Accepts requests and never responds. */
  | 'slow'
  /** Fails with 500. */
  | 'down'
  /** Fails with 500 once, then is normal. */
  | 'stumbling'
  /** Rejects the key, and repeats it in the error. */
  | 'locked';

interface StripeRequest {
  method: string;
  path: string;
  form: StripeForm;
  idempotencyKey: string | undefined;
  authorization: string | undefined;
}

export interface StripeServer {
  url: string;
  /** Settings of a site that takes payments here. */
  settings: Readonly<Record<string, string>>;
  requests: StripeRequest[];
  /** All events in order, delivered or not. */
  events: StripeEvent[];
  behave(mode: StripeMode): void;
  /** Sends events to a webhook as they happen, and again until it responds successfully; null stores them. */
  deliverTo(webhook: string | null): void;
  /** Sends an event to a webhook. Resolves to its response. */
  deliver(webhook: string, event: StripeEvent): Promise<Response>;
  /** Signs and sends any text. */
  deliverBody(webhook: string, body: string): Promise<Response>;
  /** Pays on the hosted page of a checkout. */
  pay(sessionId: string): void;
  /** Pays with a card that is declined. */
  decline(sessionId: string): void;
  /** Expires a checkout. */
  expire(sessionId: string): void;
  /** Ends a period: the subscription is renewed, ends, or becomes past due if the card is declined. */
  endPeriod(subscriptionId: string, card?: 'works' | 'declined'): void;
  refund(invoiceId: string, cents: number): void;
  dispute(invoiceId: string): void;
  settleDispute(invoiceId: string, outcome: 'won' | 'lost'): void;
  close(): Promise<void>;
}

/**
 * Starts a local server with the used part of Stripe's HTTP API: form-encoded requests, expansion,
 * idempotency keys, errors, a hosted page per checkout, and signed events that are sent until they are
 * received. It validates requests as strictly as the real one.
 */
export async function startStripeServer(): Promise<StripeServer> {
  let mode: StripeMode = 'normal';
  const requests: StripeRequest[] = [];
  const events = new StripeEvents();
  const answers = new Map<string, { request: string; status: number; body: unknown }>();
  const billing = newStripeBilling(events.tell.bind(events), (path) => url + path);
  const { tables } = billing;

  const routes: Readonly<Record<string, (form: StripeForm, id: string) => unknown>> = {
    'POST /v1/customers': ({ email, metadata }) => tables.add('cus', 'customer', { email, metadata }),
    'DELETE /v1/customers/:id': (_, id) => billing.deleteCustomer(id),
    'POST /v1/checkout/sessions': billing.createSession,
    'GET /v1/checkout/sessions': ({ payment_intent: intent }) =>
      listOf(tables.all('checkout.session').filter((session) => session.payment_intent === intent)),
    'GET /v1/checkout/sessions/:id': (_, id) => tables.get(id),
    'POST /v1/checkout/sessions/:id/expire': (_, id) => billing.expire(id),
    'GET /v1/subscriptions/:id': (_, id) => tables.get(id),
    'POST /v1/subscriptions/:id': billing.changeSubscription,
    'DELETE /v1/subscriptions/:id': (_, id) => billing.deleteSubscription(id),
    'POST /v1/subscription_schedules': billing.schedules.create,
    'POST /v1/subscription_schedules/:id': billing.schedules.update,
    'POST /v1/subscription_schedules/:id/release': billing.schedules.release,
    'GET /v1/invoices/:id': (_, id) => tables.get(id),
    'POST /v1/invoices/create_preview': billing.previewChange,
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
    'GET /v1/refunds': ({ payment_intent: intent }) =>
      listOf(tables.all('refund').filter((refund) => refund.payment_intent === intent)),
    'POST /v1/refunds': billing.createRefund,
    'GET /v1/prices': ({ lookup_keys: keys }) =>
      listOf(tables.all('price').filter(({ lookup_key: key }) => (keys as string[]).includes(String(key)))),
    'POST /v1/prices': billing.createPrice,
    'GET /v1/products/:id': (_, id) => tables.get(id),
    'POST /v1/products': ({ id, name }) => tables.add('prod', 'product', { id, name }),
    'GET /v1/billing_portal/configurations': () => listOf(tables.all('billing_portal.configuration')),
    'POST /v1/billing_portal/configurations': (form) =>
      tables.add('bpc', 'billing_portal.configuration', { ...form, active: true }),
    'POST /v1/billing_portal/sessions': billing.openPortal,
    'GET /v1/events': ({ created }) => {
      const { gte } = created as { gte: string };
      return listOf(
        events.all.filter((event) => event.created >= Number(gte)).toReversed() as unknown as StripeRow[],
      );
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answerPage(request, response, billing)) return;
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
    const matched = findRoute(routes, method, pathname);
    if (matched === undefined) {
      throw new StripeRefusal(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${method}: ${pathname})`,
      );
    }
    const result = structuredClone(tables.expand(matched.handle(form, matched.id), form.expand));
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
    settings: { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL: url },
    requests,
    events: events.all,
    deliver: (to, event) => events.deliver(to, event),
    deliverBody: (to, body) => events.deliverBody(to, body),
    behave(next) {
      mode = next;
    },
    deliverTo: (webhook) => events.deliverTo(webhook),
    pay: billing.pay,
    decline: billing.decline,
    expire: (sessionId) => void billing.expire(sessionId),
    endPeriod: billing.endPeriod,
    refund: billing.refund,
    dispute: billing.dispute,
    settleDispute: billing.settleDispute,
    close() {
      events.deliverTo(null);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const listOf = (data: readonly StripeRow[]) => ({ object: 'list', data, has_more: false, url: '' });

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
