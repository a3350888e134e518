import { createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import { webhookErrors } from '../contract/errors.ts';
import { type WebhookDue, webhookDue } from '../contract/signals.ts';
import type { NewWebhook, Webhook, WebhookDelivery } from '../contract/webhook.ts';
import { WEBHOOK_LIMITS, type WebhookEvent } from '../contract/webhook-limits.ts';
import { isWebhookAddress } from './post-webhook.ts';

export interface WebhookServices {
  db: Database;
  config: Pick<Config, 'authSecret'>;
  jobs: Pick<Jobs, 'record'>;
  /** Also allows addresses outside the public internet, for tests whose receiver runs on this machine. */
  webhooksAnywhere: boolean;
}

const REDELIVER_PER_MEMBER = { limit: 30, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

/** Returns the secret of a webhook. It follows from the site's own secret, so the database contains none. */
export const secretOf = ({ authSecret }: Pick<Config, 'authSecret'>, id: string): string =>
  `whsec_${createHmac('sha256', authSecret).update(`webhook\n${id}`).digest('base64')}`;

/** Returns the signal that sends a delivery. */
export const dueOf = (deliveryId: string, url: string): WebhookDue => ({
  deliveryId,
  receiver: new URL(url).host,
});

export async function listWebhooks(
  { db, config }: Pick<WebhookServices, 'db' | 'config'>,
  member: Member,
): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(COLUMNS)
    .where('user_id', '=', member.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => present(config, row));
}

/**
 * Adds a webhook of a member.
 * @throws DomainError WEBHOOK_REFUSED or TOO_MANY_WEBHOOKS.
 */
export async function createWebhook(
  { db, config, webhooksAnywhere }: WebhookServices,
  member: Member,
  { url, events }: NewWebhook,
): Promise<Webhook> {
  if (!webhooksAnywhere && !isWebhookAddress(url)) {
    const message = 'Enter a public https address, such as https://example.com/hooks.';
    throw new DomainError(webhookErrors.WEBHOOK_REFUSED, { fields: [{ field: 'url', message }] });
  }
  const row = await db.transaction().execute(async (trx) => {
    // Two requests at once are counted one after the other.
    await sql`select from users where id = ${member.id} for no key update`.execute(trx);
    const ownWebhooks = await trx
      .selectFrom('webhooks')
      .select('id')
      .where('user_id', '=', member.id)
      .execute();
    if (ownWebhooks.length >= WEBHOOK_LIMITS.perAccount)
      throw new DomainError(webhookErrors.TOO_MANY_WEBHOOKS);
    return trx
      .insertInto('webhooks')
      .values({ user_id: member.id, url, events: [...new Set(events)] })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  });
  return present(config, row);
}

export async function removeWebhook(db: Database, member: Member, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new DomainError(commonErrors.NOT_FOUND);
}

/** Removes all webhooks of an account. */
export async function removeWebhooks(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('user_id', '=', userId).execute();
}

/** Turns a webhook on again that was turned off because it failed. */
export async function resumeWebhook(db: Database, member: Member, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ off_since: null, failing_since: null })
    .where('id', '=', id)
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new DomainError(commonErrors.NOT_FOUND);
}

/** Lists the newest deliveries of a member's webhook. */
export async function listDeliveries(db: Database, member: Member, id: string): Promise<WebhookDelivery[]> {
  const rows = await db
    .selectFrom('webhooks')
    .leftJoin('webhook_deliveries as sent', 'sent.webhook_id', 'webhooks.id')
    .select([
      'sent.id',
      'sent.event',
      'sent.state',
      'sent.attempts',
      'sent.status',
      'sent.attempted_at',
      'sent.created_at',
    ])
    .where('webhooks.id', '=', id)
    .where('webhooks.user_id', '=', member.id)
    .orderBy('sent.created_at', 'desc')
    .orderBy('sent.id', 'desc')
    .limit(WEBHOOK_LIMITS.listed)
    .execute();
  if (rows.length === 0) throw new DomainError(commonErrors.NOT_FOUND);
  return rows.flatMap((row) =>
    row.id === null
      ? []
      : [
          {
            id: row.id,
            event: row.event as WebhookEvent,
            state: row.state as WebhookDelivery['state'],
            attempts: row.attempts ?? 0,
            status: row.status,
            attemptedAt: row.attempted_at?.toISOString() ?? null,
            createdAt: (row.created_at ?? new Date()).toISOString(),
          },
        ],
  );
}

/**
 * Sends a delivery again, with the same id, so that a receiver that has it recognizes it.
 * @throws DomainError NOT_FOUND, also while it waits or its webhook is off.
 */
export async function resendDelivery(
  { db, jobs }: Pick<WebhookServices, 'db' | 'jobs'>,
  member: Member,
  id: string,
  deliveryId: string,
): Promise<void> {
  await countAttempt(db, `webhook:member:${member.id}`, REDELIVER_PER_MEMBER);
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('webhook_deliveries')
      .from('webhooks')
      .set({ state: 'waiting', created_at: new Date() })
      .whereRef('webhooks.id', '=', 'webhook_deliveries.webhook_id')
      .where('webhook_deliveries.id', '=', deliveryId)
      .where('state', '!=', 'waiting')
      .where('webhooks.id', '=', id)
      .where('user_id', '=', member.id)
      .where('off_since', 'is', null)
      .returning('webhooks.url')
      .executeTakeFirst();
    if (due === undefined) throw new DomainError(commonErrors.NOT_FOUND);
    await jobs.record(trx, webhookDue, dueOf(deliveryId, due.url));
  });
}

const COLUMNS = ['id', 'url', 'events', 'created_at', 'failing_since', 'off_since'] as const;

interface WebhookRow {
  id: string;
  url: string;
  events: string[];
  created_at: Date;
  failing_since: Date | null;
  off_since: Date | null;
}

const present = (config: Pick<Config, 'authSecret'>, row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events as WebhookEvent[],
  secret: secretOf(config, row.id),
  createdAt: row.created_at.toISOString(),
  failingSince: row.failing_since?.toISOString() ?? null,
  offSince: row.off_since?.toISOString() ?? null,
});
