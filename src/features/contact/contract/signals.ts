import { defineSignal } from '../../../shared/signals.ts';

/** Somebody wrote to us; the message is stored. */
export const contactMessageSent = defineSignal<{ id: string }>('contact.message-sent');
