import { sql } from 'kysely';
import type { EventSubject } from '../../../../platform/server/payments/payments.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { BillingServices } from './billing-services.ts';
import { processEvent, syncObject } from './process-event.ts';

/** How many days of events are compared. Longer than the provider retries a delivery. */
const LOOKBACK_DAYS = 4;
/** How many days processed event ids are stored. Longer than the provider lists events. */
const EVENT_RETENTION_DAYS = 60;
/** How many objects one run reads at most. The next run continues. */
const BATCH_SIZE = 500;

/**
 * Reconciles our books with the provider's, nightly: applies missed events, and reads all objects that should
 * have changed by now.
 */
export async function reconcile(services: BillingServices, now = new Date()): Promise<void> {
  const { db, log, payments } = services;
  let missed = 0;
  for await (const event of payments.provider.listEvents(new Date(now.getTime() - LOOKBACK_DAYS * DAY_MS))) {
    if (event.subjects.length > 0 && (await processEvent(services, event))) missed += 1;
  }
  if (missed > 0) log.warn({ missed }, 'events of the payment provider had not arrived');
  for (const subject of await findOverdue(services, now)) await syncObject(services, subject);
  await sql`
    delete from provider_events
    where received_at < now() - make_interval(days => ${EVENT_RETENTION_DAYS})`.execute(db);
}

/** Returns open checkouts past their expiry, and subscriptions past the end of their period. */
async function findOverdue(
  { db, payments: { provider } }: BillingServices,
  now: Date,
): Promise<EventSubject[]> {
  const { rows } = await sql<EventSubject>`
    (select 'checkout' as kind, provider_id as id from checkouts
      where state in ('pending', 'failed') and expires_at < ${now}
        and provider = ${provider.name} and provider_id is not null
      order by expires_at desc, provider_id limit ${sql.lit(BATCH_SIZE)})
    union all
    (select 'subscription', provider_id from provider_subscriptions
      where state <> 'cancelled' and current_period_end < ${now} and provider = ${provider.name}
      order by current_period_end desc, provider_id limit ${sql.lit(BATCH_SIZE)})`.execute(db);
  return rows;
}
