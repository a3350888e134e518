import { defineSignal } from '../../../shared/signals.ts';
import type { ProviderEvent } from './payments.ts';

/**
 * An event of the test checkout, on its way to be signed and received like one of a real provider. A delivery that
 * fails is repeated.
 */
export const testEventMade = defineSignal<ProviderEvent>('payments.test-event');

/** The same for one that arrives late. */
export const lateTestEventMade = defineSignal<ProviderEvent>('payments.late-test-event');
