import { z } from 'zod';
import { PaymentFailure } from '../payment-failure.ts';
import type { EventSubject, ProviderEvent } from '../payments.ts';
import type { AskStripe } from './stripe-client.ts';
import { idOf } from './stripe-objects.ts';

/** The events that we process. An operator's webhook may send more, which are ignored. */
const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** Lists the events since a time, oldest first. */
export async function* listEvents(ask: AskStripe, since: Date): AsyncIterable<ProviderEvent> {
  const newestFirst = await ask('list events', (stripe) =>
    stripe.events
      .list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        types: [...STRIPE_EVENTS],
        limit: 100,
      })
      .autoPagingToArray({ limit: 10_000 }),
  );
  for (const event of newestFirst.toReversed()) yield await providerEventOf(ask, event);
}

const Id = z.string().regex(/^\w{1,255}$/);
const Event = z.object({ id: Id, type: z.string().regex(/^[\w.]{1,255}$/), data: z.unknown() });
const About = z.object({
  object: z.object({
    id: Id,
    payment_intent: z.union([Id, z.object({ id: Id })]).nullish(),
    subscription: z.union([Id, z.object({ id: Id })]).nullish(),
    released_subscription: Id.nullish(),
  }),
});

/**
 * Returns the object of an event. Uses only ids of its content.
 * @throws PaymentFailure 'malformed'
 */
export async function providerEventOf(ask: AskStripe, event: unknown): Promise<ProviderEvent> {
  const { id, type, data } = parse(Event, event);
  const followed = STRIPE_EVENTS.find((known) => known === type);
  return {
    id,
    type,
    subjects: followed === undefined ? [] : await subjectsOf(ask, followed, parse(About, data)),
  };
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new PaymentFailure('malformed');
  return parsed.data;
}

async function subjectsOf(
  ask: AskStripe,
  type: (typeof STRIPE_EVENTS)[number],
  { object }: z.infer<typeof About>,
): Promise<EventSubject[]> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return [{ kind: 'checkout', id: object.id }];
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return [{ kind: 'subscription', id: object.id }];
    case 'subscription_schedule.updated':
    case 'subscription_schedule.released': {
      const id = idOf(object.subscription) ?? object.released_subscription ?? null;
      return id === null ? [] : [{ kind: 'subscription', id }];
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return [{ kind: 'payment', id: object.id }];
    case 'payment_intent.payment_failed':
      return findCheckouts(ask, object.id);
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return findInvoices(ask, idOf(object.payment_intent));
  }
}

async function findCheckouts(ask: AskStripe, paymentIntent: string): Promise<EventSubject[]> {
  const sessions = await ask('find the checkout', (stripe) =>
    stripe.checkout.sessions.list({ payment_intent: paymentIntent }),
  );
  return sessions.data.map(({ id }) => ({ kind: 'checkout', id }));
}

async function findInvoices(ask: AskStripe, paymentIntent: string | null): Promise<EventSubject[]> {
  if (paymentIntent === null) return [];
  const payments = await ask('find the invoice', (stripe) =>
    stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: paymentIntent } }),
  );
  return payments.data.flatMap(({ invoice }): EventSubject[] => {
    const id = idOf(invoice);
    return id === null ? [] : [{ kind: 'payment', id }];
  });
}
