import { defineSignal } from '../../../shared/signals.ts';

/** A message is stored. Who is told of it beyond live pages decides for itself. */
export const messageSent = defineSignal<{ conversationId: string; seq: number }>('message.sent');
