import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeBilling } from './stripe-billing.ts';
import type { StripeRow } from './stripe-tables.ts';

const CHECKOUT = /^\/pay\/(\w+?)(\/pay|\/decline)?$/;
const PORTAL = /^\/portal\/(\w+?)(\/cancel)?$/;

/** Serves the pages for paying a checkout or canceling a subscription. Returns false for other addresses. */
export function answerPage(
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
  billing: StripeBilling,
): boolean {
  const isDone = method === 'POST';
  const [, sessionId, act] = CHECKOUT.exec(url) ?? [];
  if (sessionId !== undefined) {
    const session = billing.tables.get(sessionId);
    if (isDone && act === '/pay') {
      billing.pay(sessionId);
      leadBack(response, session.success_url);
    } else if (isDone) {
      billing.decline(sessionId);
      showCheckout(response, session, 'Your card was declined.');
    } else {
      showCheckout(response, session, '');
    }
    return true;
  }
  const [, portalId] = PORTAL.exec(url) ?? [];
  if (portalId === undefined) return false;
  const portal = billing.tables.get(portalId);
  if (isDone) {
    billing.changeSubscription({ cancel_at_period_end: 'true' }, subscriptionToCancel(portal));
    leadBack(response, portal.return_url);
  } else {
    show(
      response,
      `<h1>Cancel your plan</h1><form method="post" action="/portal/${portalId}/cancel"><button>Cancel plan</button></form>`,
    );
  }
  return true;
}

function subscriptionToCancel({ flow_data: flow }: StripeRow): string {
  const { subscription_cancel: cancel } = flow as { subscription_cancel: { subscription: string } };
  return cancel.subscription;
}

const leadBack = (response: ServerResponse, to: unknown): void =>
  void response.writeHead(303, { Location: String(to) }).end();

function showCheckout(response: ServerResponse, session: StripeRow, notice: string): void {
  const path = `/pay/${String(session.id)}`;
  show(
    response,
    `<h1>Pay $${(Number(session.amount_total) / 100).toFixed(2)}</h1>
    <p role="status">${notice}</p>
    <form method="post" action="${path}/pay"><button>Pay</button></form>
    <form method="post" action="${path}/decline"><button>Pay with a card that is declined</button></form>
    <a href="${String(session.cancel_url)}">Back</a>`,
  );
}

const show = (response: ServerResponse, body: string): void =>
  void response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><title>Stripe's stand-in</title>${body}</html>`);
