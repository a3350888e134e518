import { sql } from 'kysely';
import type { EventSubject } from '../../../platform/server/payments/payments.ts';
import { DAY_MS } from '../../../shared/time.ts';
import type { BillingServices } from './billing-services.ts';
import { follow, followEvent } from './follow-event.ts';

/** Events of these days are compared: longer than a provider tries to deliver one. */
const LOOKS_BACK_DAYS = 4;
/** Longer than any event is looked for. */
const EVENTS_KEPT_DAYS = 60;
/** Objects that one run asks for at most; the next one takes the rest. */
const AT_ONCE = 500;

/**
 * Compares our books with the provider's, each night: follows events that never arrived, and asks for everything that
 * should have changed by now.
 */
export async function reconcile(services: BillingServices, now = new Date()): Promise<void> {
  const { db, log, payments } = services;
  let lost = 0;
  for await (const event of payments.provider.listEvents(
    new Date(now.getTime() - LOOKS_BACK_DAYS * DAY_MS),
  )) {
    if (event.subjects.length > 0 && (await followEvent(services, event))) lost += 1;
  }
  if (lost > 0) log.warn({ lost }, 'events of the payment provider had not arrived');
  for (const subject of await findOverdue(services, now)) await follow(services, subject);
  await sql`
    delete from provider_events
    where received_at < now() - make_interval(days => ${EVENTS_KEPT_DAYS})`.execute(db);
}

/** Checkouts that should have been paid or expired, and subscriptions that should have been renewed or ended. */
async function findOverdue(
  { db, payments: { provider } }: BillingServices,
  now: Date,
): Promise<EventSubject[]> {
  const { rows } = await sql<EventSubject>`
    (select 'checkout' as kind, provider_id as id from checkouts
      where state in ('pending', 'failed') and expires_at < ${now}
        and provider = ${provider.name} and provider_id is not null
      order by expires_at desc, provider_id limit ${sql.lit(AT_ONCE)})
    union all
    (select 'subscription', provider_id from provider_subscriptions
      where state <> 'cancelled' and current_period_end < ${now} and provider = ${provider.name}
      order by current_period_end desc, provider_id limit ${sql.lit(AT_ONCE)})`.execute(db);
  return rows;
}
