import type { Signal } from '../../shared/signals.ts';
import type { ConsumerOptions, Delivery, Jobs } from './jobs.ts';

/** Background work declared by a feature and started with the process. */
export interface Job {
  /** The name of its queue, so it must not change between releases. */
  name: string;
  register: (jobs: Jobs) => Promise<void>;
}

/** Runs at the times of a cron expression (UTC), in one of the processes. */
export const schedule = (name: string, cron: string, work: () => Promise<void>): Job => ({
  name,
  register: (jobs) => jobs.schedule(name, cron, work),
});

/** Runs for each signal. `delivery` stays the same when a delivery is retried. */
export const consume = <T extends object>(
  signal: Signal<T>,
  name: string,
  handle: (payload: T, delivery: string) => Promise<void>,
  options?: ConsumerOptions,
): Job => ({ name, register: (jobs) => jobs.on(signal, name, handle, options) });

/** Handles many signals at the cost of one, in the order they were recorded. */
export const consumeMany = <T extends object>(
  signal: Signal<T>,
  name: string,
  handle: (deliveries: readonly Delivery<T>[]) => Promise<void>,
  options?: ConsumerOptions,
): Job => ({ name, register: (jobs) => jobs.onMany(signal, name, handle, options) });
