import type { Stripe } from 'stripe';
import type { EventSubject, ProviderEvent } from './payments.ts';
import type { AskStripe } from './stripe-client.ts';
import { idOf } from './stripe-objects.ts';

/** The events that tell of something we follow. An operator's webhook may send more, which are ignored. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** What an event is about. Of its content, only ids are used. */
export async function providerEventOf(ask: AskStripe, event: Stripe.Event): Promise<ProviderEvent> {
  const { id, type } = event;
  return { id, type, subjects: await subjectsOf(ask, event) };
}

async function subjectsOf(ask: AskStripe, event: Stripe.Event): Promise<EventSubject[]> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return [{ kind: 'checkout', id: event.data.object.id }];
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return [{ kind: 'subscription', id: event.data.object.id }];
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return [{ kind: 'payment', id: event.data.object.id }];
    case 'payment_intent.payment_failed':
      return findCheckouts(ask, event.data.object.id);
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return findInvoices(ask, idOf(event.data.object.payment_intent));
    default:
      return [];
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
