import { createHmac, randomBytes } from 'node:crypto';
import type { StripeRow } from './stripe-tables.ts';

export const STRIPE_WEBHOOK_SECRET = 'whsec_never_in_logs';

export interface StripeEvent {
  id: string;
  type: string;
  created: number;
  data: { object: StripeRow };
}

/** Delay in milliseconds before an undelivered event is sent again. */
const RETRY_MS = 100;

/** The events of the fake Stripe: signed, and sent until they are received. */
export class StripeEvents {
  /** All events in order, delivered or not. */
  readonly all: StripeEvent[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  #webhook: string | null = null;

  /** Sends events to a webhook as they happen; null stores them. */
  deliverTo(webhook: string | null): void {
    this.#webhook = webhook;
    if (webhook !== null) return;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  tell(type: string, object: StripeRow): void {
    const event: StripeEvent = {
      id: `evt_${randomBytes(10).toString('hex')}`,
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object: structuredClone(object) },
    };
    this.all.push(event);
    if (this.#webhook !== null) void this.#send(this.#webhook, event);
  }

  deliver(to: string, event: StripeEvent): Promise<Response> {
    return this.deliverBody(
      to,
      JSON.stringify({ object: 'event', api_version: null, livemode: false, ...event }),
    );
  }

  /** Signs and sends any text. */
  deliverBody(to: string, body: string): Promise<Response> {
    return fetch(to, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signatureOf(body) },
    });
  }

  async #send(to: string, event: StripeEvent): Promise<void> {
    const isReceived = await this.deliver(to, event).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReceived || this.#webhook !== to) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#send(to, event);
    }, RETRY_MS);
    this.#timers.add(timer);
  }
}

function signatureOf(body: string): string {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', STRIPE_WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}
