import type { Signal } from '../../shared/signals.ts';
import type { ConsumerOptions, Delivery, Jobs } from './jobs.ts';

/** Background work that a feature declares, and that starts with the process. */
export interface Job {
  /** Names its queue, so it stays the same over releases. */
  name: string;
  register: (jobs: Jobs) => Promise<void>;
}

/** Work at the times of a cron expression (UTC), in one process of many. */
export const schedule = (name: string, cron: string, work: () => Promise<void>): Job => ({
  name,
  register: (jobs) => jobs.schedule(name, cron, work),
});

/** Work for each signal. `delivery` is the same at every try to deliver one. */
export const consume = <T extends object>(
  signal: Signal<T>,
  name: string,
  handle: (payload: T, delivery: string) => Promise<void>,
  options?: ConsumerOptions,
): Job => ({ name, register: (jobs) => jobs.on(signal, name, handle, options) });

/** Work for many signals at the price of one, in the order they were recorded. */
export const consumeMany = <T extends object>(
  signal: Signal<T>,
  name: string,
  handle: (deliveries: readonly Delivery<T>[]) => Promise<void>,
  options?: ConsumerOptions,
): Job => ({ name, register: (jobs) => jobs.onMany(signal, name, handle, options) });
