import type { Job, JobResult } from 'pg-boss';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import { retainFailedJob } from './stored-jobs.ts';

/** A signal being delivered to a consumer. */
export interface Delivery<T extends object> {
  payload: T;
  /** Identifies the delivery; stays the same on retries. */
  delivery: string;
}

/** Returns what jobs deliver, sorted by time, because they are fetched in no particular order. */
export const deliveriesOf = <T extends object>(jobs: readonly Job<T>[]): Delivery<T>[] =>
  jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, data }) => ({ payload: data, delivery: id }));

/**
 * Thrown by a consumer whose work can't succeed: the delivery fails right away, with the cause, and is not retried. It is
 * stored for 30 days, so that an operator sees it.
 */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
  constructor(cause: unknown) {
    super('not retried', { cause });
  }
}

/** Handles signals, and reports for each whether it succeeded. */
export type Work<T extends object> = (deliveries: readonly Delivery<T>[]) => Promise<JobResult[]>;

export type HandleMany<T extends object> = (deliveries: readonly Delivery<T>[]) => Promise<void>;

/** The consumer that signals are delivered to. */
interface Consumer {
  db: Database;
  log: Log;
  name: string;
}

/** Delivers signals one after another. A failure doesn't stop the others. */
export const oneByOne =
  <T extends object>(
    { db, log, name }: Consumer,
    handle: (delivery: Delivery<T>) => Promise<void>,
  ): Work<T> =>
  async (deliveries) => {
    const results: JobResult[] = [];
    for (const delivery of deliveries) {
      try {
        await handle(delivery);
        results.push({ id: delivery.delivery, status: 'completed' });
      } catch (error) {
        if (error instanceof PermanentFailure) {
          await retainFailedJob(db, name, delivery.delivery);
          // Ends in the state of a job without retries left.
          results.push({ id: delivery.delivery, status: 'deadletter', output: error.cause });
          continue;
        }
        log.warn({ err: error, consumer: name }, 'signal not handled, it will be delivered again');
        results.push({ id: delivery.delivery, status: 'failed', output: error });
      }
    }
    return results;
  };

/** Delivers signals individually, all at the same time. */
export const allAtOnce =
  <T extends object>(work: Work<T>): Work<T> =>
  async (deliveries) =>
    (await Promise.all(deliveries.map((delivery) => work([delivery])))).flat();

/** Delivers signals in one batch, and one by one if that fails. */
export const together =
  <T extends object>(consumer: Consumer, handle: HandleMany<T>): Work<T> =>
  async (deliveries) => {
    try {
      await handle(deliveries);
      return deliveries.map(({ delivery }) => ({ id: delivery, status: 'completed' }));
    } catch {
      return oneByOne<T>(consumer, (delivery) => handle([delivery]))(deliveries);
    }
  };
