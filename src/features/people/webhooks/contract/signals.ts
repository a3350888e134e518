import { defineSignal } from '../../../../shared/signals.ts';

/** Something is to be sent to a webhook. */
export const webhookDue = defineSignal<{ deliveryId: string }>('webhook.due');
