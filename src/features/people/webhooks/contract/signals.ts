import { defineSignal } from '../../../../shared/signals.ts';

export interface WebhookDue {
  deliveryId: string;
  /** The host that receives it. Missing in signals of the previous release. */
  receiver?: string;
}

/** Something is to be sent to a webhook. */
export const webhookDue = defineSignal<WebhookDue>('webhook.due');
