import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StripeRow } from './stripe-tables.ts';

/** What the hosted page of a checkout lets somebody do. */
interface Hosted {
  find(sessionId: string): StripeRow;
  pay(sessionId: string): void;
  decline(sessionId: string): void;
}

const PATH = /^\/pay\/(\w+?)(\/pay|\/decline)?$/;

/** The page on which somebody pays a checkout. False for other addresses. */
export function answerPage(request: IncomingMessage, response: ServerResponse, hosted: Hosted): boolean {
  const [, sessionId, action] = PATH.exec(request.url ?? '') ?? [];
  if (sessionId === undefined) return false;
  const session = hosted.find(sessionId);
  if (request.method !== 'POST') {
    show(response, session, '');
  } else if (action === '/decline') {
    hosted.decline(sessionId);
    show(response, session, 'Your card was declined.');
  } else {
    hosted.pay(sessionId);
    response.writeHead(303, { Location: String(session.success_url) }).end();
  }
  return true;
}

function show(response: ServerResponse, session: StripeRow, notice: string): void {
  const path = `/pay/${String(session.id)}`;
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
    <html lang="en"><title>Checkout</title><h1>Pay $${(Number(session.amount_total) / 100).toFixed(2)}</h1>
    <p role="status">${notice}</p>
    <form method="post" action="${path}/pay"><button>Pay</button></form>
    <form method="post" action="${path}/decline"><button>Pay with a card that is declined</button></form>
    <a href="${String(session.cancel_url)}">Back</a></html>`);
}
