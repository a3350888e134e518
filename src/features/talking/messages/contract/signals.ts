import { defineSignal } from '../../../../shared/signals.ts';

/** A message was stored. The consumer decides whether to notify. */
export const messageSent = defineSignal<{ conversationId: string; seq: number }>('message.sent');
