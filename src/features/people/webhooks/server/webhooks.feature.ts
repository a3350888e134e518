import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, consumeMany, schedule } from '../../../../platform/server/job.ts';
import type { Delivery } from '../../../../platform/server/signal-delivery.ts';
import { listingPosted, listingStatusChanged } from '../../../items/listings/contract/signals.ts';
import { outlineOfListing } from '../../../items/listings/server/listings.ts';
import { messageSent } from '../../../talking/messages/contract/signals.ts';
import { type MessageKey, recipientsOf } from '../../../talking/messages/server/messages.ts';
import { webhookDue } from '../contract/signals.ts';
import { WEBHOOK_LIMITS, type WebhookEvent } from '../contract/webhook-limits.ts';
import {
  queueWebhooks,
  type SendServices,
  sendWebhook,
  WEBHOOK_RETRIES,
  webhookNotifications,
} from './send-webhook.ts';
import { webhookRoutes } from './webhooks.routes.ts';
import type { WebhookServices } from './webhooks.ts';

/** Exports a member's webhooks and what was sent to them. */
const exportWebhooks: ExportPerson = {
  tables: [
    {
      name: 'webhooks',
      shows: ['webhooks'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select url, events, created_at, failing_since, off_since from webhooks
            where user_id = ${person.id}::uuid order by created_at, id`,
    },
    {
      name: 'webhook-deliveries',
      shows: ['webhook_deliveries'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select webhooks.url, sent.event, sent.body, sent.state, sent.attempts, sent.status, sent.created_at
            from webhook_deliveries as sent join webhooks on webhooks.id = sent.webhook_id
            where webhooks.user_id = ${person.id}::uuid order by sent.created_at, sent.id`,
    },
  ],
};

/** Queues messages for the webhooks of their recipients. */
async function queueForRecipients(
  services: WebhookServices,
  deliveries: readonly Delivery<MessageKey>[],
): Promise<void> {
  const recipients = await recipientsOf(
    services.db,
    deliveries.map(({ payload }) => payload),
  );
  const happened = deliveries.flatMap(({ payload: { conversationId, seq }, delivery }) => {
    const recipient = recipients.find(
      (candidate) => candidate.conversationId === conversationId && candidate.seq === seq,
    );
    if (recipient === undefined) return [];
    const data = { conversationId, seq };
    return [{ userId: recipient.profileId, event: 'message.received' as const, data, cause: delivery }];
  });
  await queueWebhooks(services, happened);
}

type Services = SendServices & Pick<PlatformServices, 'jobs'>;

export const webhooksFeature = defineFeature({
  name: 'webhooks',
  exportPerson: exportWebhooks,
  erasePerson: { columns: erased('webhooks', 'user_id') },
  notificationKinds: webhookNotifications,
  build(services: Services) {
    const { db } = services;
    /** Queues an event for the webhooks of a listing's seller. Listings of guests and deleted ones have none. */
    async function queueForSeller(event: WebhookEvent, listingId: string, cause: string): Promise<void> {
      const listing = await outlineOfListing(db, listingId, { hidden: true });
      if (!listing?.sellerId) return;
      await queueWebhooks(services, [{ userId: listing.sellerId, event, data: { listingId }, cause }]);
    }
    return {
      routes: [webhookRoutes(services)],
      jobs: [
        consume(listingPosted, 'webhooks.listing-posted', ({ listingId }, delivery) =>
          queueForSeller('listing.posted', listingId, delivery),
        ),
        consume(listingStatusChanged, 'webhooks.listing-sold', async ({ listingId, status }, delivery) => {
          if (status === 'sold') await queueForSeller('listing.sold', listingId, delivery);
        }),
        consumeMany(messageSent, 'webhooks.message', (deliveries) =>
          queueForRecipients(services, deliveries),
        ),
        consume(webhookDue, 'webhooks.send', (due) => sendWebhook(services, due), WEBHOOK_RETRIES),
        schedule('webhooks.remove-old', '23 4 * * *', async () => {
          await sql`
            delete from webhook_deliveries
            where created_at < now() - make_interval(days => ${sql.lit(WEBHOOK_LIMITS.storedDays)})`.execute(
            db,
          );
        }),
      ],
    };
  },
});
