import { defineSignal } from '../../../../shared/signals.ts';

/** A contact message was stored. */
export const contactMessageSent = defineSignal<{ id: string }>('contact.message-sent');
