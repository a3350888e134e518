import { sql } from 'kysely';
import type { ConsumerOptions } from '../../../../platform/server/jobs.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { type NotifyServices, notify } from '../../../talking/notifications/server/notifications.ts';
import { accountStatus } from '../../guests/server/guests.ts';
import { type WebhookDue, webhookDue } from '../contract/signals.ts';
import { WEBHOOK_LIMITS, type WebhookEvent } from '../contract/webhook-limits.ts';
import { postWebhook } from './post-webhook.ts';
import { dueOf, secretOf, type WebhookServices } from './webhooks.ts';

/** Within minutes first, then every six hours, for longer than a webhook may fail. */
export const WEBHOOK_RETRIES: ConsumerOptions = {
  retryLimit: 30,
  maxRetryDelaySeconds: 6 * HOUR_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
  // Receivers that don't answer take five seconds each.
  parallel: { batches: 6, groupOf: ({ receiver }: WebhookDue) => receiver },
};

const OFF = 'webhook.off';
export const webhookNotifications: readonly NotificationKind[] = [{ kind: OFF, type: 'other' }];

/** Something that happened to a person. */
export interface Happened {
  userId: string;
  event: WebhookEvent;
  /** Ids; the receiver asks the API for the rest. */
  data: object;
  /** Identifies it; the same when it is reported again. */
  cause: string;
}

/** Queues what happened for the webhooks that want it. */
export async function queueWebhooks(
  { db, jobs }: Pick<WebhookServices, 'db' | 'jobs'>,
  happened: readonly Happened[],
): Promise<void> {
  if (happened.length === 0) return;
  const timestamp = new Date().toISOString();
  const events = happened.map(({ userId, event, data, cause }) => ({
    user_id: userId,
    event,
    cause,
    body: JSON.stringify({ type: event, timestamp, data }),
  }));
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; url: string }>`
      with queued as (
      insert into webhook_deliveries (webhook_id, event, cause, body)
      select webhooks.id, happened.event, happened.cause, happened.body
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as happened (user_id uuid, event text, cause text, body text)
      join webhooks using (user_id)
      where webhooks.off_since is null and happened.event = any (webhooks.events)
      on conflict (webhook_id, cause) do nothing
      returning id, webhook_id)
      select queued.id, webhooks.url from queued join webhooks on webhooks.id = queued.webhook_id`.execute(
      trx,
    );
    await jobs.record(trx, webhookDue, ...rows.map(({ id, url }) => dueOf(id, url)));
  });
}

export type SendServices = WebhookServices & NotifyServices & { log: Log };

/**
 * Sends what waits to a webhook, unless it was sent, or its owner is suspended or leaves.
 * @throws Error if it failed, so that it is tried again.
 */
export async function sendWebhook(services: SendServices, { deliveryId }: WebhookDue): Promise<void> {
  const { db, config, webhooksAnywhere } = services;
  const due = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'delivery.body',
      'webhooks.id as webhook_id',
      'webhooks.url',
      'webhooks.off_since',
      'profiles.deletes_at',
      accountStatus('users').as('status'),
    ])
    .where('delivery.id', '=', deliveryId)
    .where('delivery.state', '=', 'waiting')
    .executeTakeFirst();
  if (due === undefined) return;
  if (due.off_since !== null || due.deletes_at !== null || due.status === 'suspended') {
    await db
      .updateTable('webhook_deliveries')
      .set({ state: 'failed' })
      .where('id', '=', deliveryId)
      .execute();
    return;
  }
  const secret = secretOf(config, due.webhook_id);
  const outgoing = { url: due.url, id: `msg_${deliveryId}`, body: due.body, secret };
  const status = await postWebhook(outgoing, webhooksAnywhere);
  const isDelivered = status !== null && status >= 200 && status < 300;
  // The receiver says that it no longer exists.
  const isGone = status === 410;
  const isOver = await recordAttempt(services, deliveryId, { status, isDelivered, isGone });
  if (!isDelivered && !isOver) throw new Error(`webhook answered ${status ?? 'nothing'}`);
}

/**
 * Stores the result of an attempt. Turns the webhook off, and tells its owner, if it is gone or has failed for days.
 * @returns whether the delivery is over.
 */
async function recordAttempt(
  services: SendServices,
  deliveryId: string,
  { status, isDelivered, isGone }: { status: number | null; isDelivered: boolean; isGone: boolean },
): Promise<boolean> {
  const { db } = services;
  const off = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; user_id: string; url: string; off_since: Date | null }>`
      update webhooks set
        failing_since = case when not ${isDelivered}::boolean then coalesce(failing_since, now()) end,
        off_since = case when not ${isDelivered}::boolean and (${isGone}::boolean or
          failing_since < now() - make_interval(days => ${sql.lit(WEBHOOK_LIMITS.failingDays)})) then now() end
      where id = (select webhook_id from webhook_deliveries where id = ${deliveryId}) and off_since is null
      returning id, user_id, url, off_since`.execute(trx);
    const [webhook] = rows;
    const isOff = webhook === undefined || webhook.off_since !== null;
    await sql`
      update webhook_deliveries set attempts = attempts + 1, status = ${status}::int, attempted_at = now(),
        state = case when ${isDelivered}::boolean then 'delivered' when ${isOff}::boolean then 'failed' else state end
      where id = ${deliveryId}`.execute(trx);
    return isOff ? (webhook ?? null) : undefined;
  });
  if (off === undefined) return false;
  if (off !== null) {
    const { host } = new URL(off.url);
    await notify(services, `${OFF}:${off.id}:${off.off_since?.toISOString()}`, [
      {
        to: off.user_id,
        kind: OFF,
        group: `webhook:${off.id}`,
        title: 'A webhook was turned off',
        message: `${host} hasn't accepted a delivery for days. Turn it back on in your settings.`,
        link: '/settings/account#webhooks',
      },
    ]);
  }
  return true;
}
