import type { Signal } from '../../src/shared/signals.ts';
import type { TestApp } from './app.ts';

/** Records a signal that no request can trigger, as its feature does. */
export const recordSignal = <T extends object>(
  { services: { db, jobs } }: TestApp,
  signal: Signal<T>,
  payload: T,
): Promise<void> => db.transaction().execute((trx) => jobs.record(trx, signal, payload));
