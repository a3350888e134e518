import { defineSignal } from '../../../shared/signals.ts';

/** A message was stored. Notifications are decided by the consumer. */
export const messageSent = defineSignal<{ conversationId: string; seq: number }>('message.sent');
