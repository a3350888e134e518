import type { Signal } from '../../shared/signals.ts';
import type { ConsumerOptions, Jobs } from './jobs.ts';
import type { Delivery } from './signal-delivery.ts';

/** Background work that a feature declares and that starts with the process. */
export interface Job {
  /** The name of its queue, which must not change between releases. */
  name: string;
  register: (jobs: Jobs) => Promise<void>;
}

/** Declares work that runs at the times of a cron expression (UTC), in one of the processes. */
export const schedule = (name: string, cron: string, work: () => Promise<void>): Job => ({
  name,
  register: (jobs) => jobs.schedule(name, cron, work),
});

/** Declares work that runs for each signal. `delivery` stays the same when a delivery is retried. */
export const consume = <T extends object>(
  signal: Signal<T>,
  name: string,
  handle: (payload: T, delivery: string) => Promise<void>,
  options?: ConsumerOptions,
): Job => ({ name, register: (jobs) => jobs.on(signal, name, handle, options) });

/** Declares work that handles signals in batches, in the order they were recorded. */
export const consumeMany = <T extends object>(
  signal: Signal<T>,
  name: string,
  handle: (deliveries: readonly Delivery<T>[]) => Promise<void>,
  options?: ConsumerOptions,
): Job => ({ name, register: (jobs) => jobs.onMany(signal, name, handle, options) });
