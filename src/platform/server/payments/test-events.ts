import { defineSignal } from '../../../shared/signals.ts';
import type { ProviderEvent } from './payments.ts';

/**
 * An event of the test checkout, to be signed and received like one of a real provider. A failed delivery is
 * retried.
 */
export const testEventMade = defineSignal<ProviderEvent>('payments.test-event');

/** An event that arrives late. */
export const lateTestEventMade = defineSignal<ProviderEvent>('payments.late-test-event');
