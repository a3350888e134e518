import { connectDatabase } from '../../src/platform/server/db/database.ts';
import { startJobs } from '../../src/platform/server/jobs.ts';
import { createLog } from '../../src/platform/server/log.ts';
import type { Signal } from '../../src/shared/signals.ts';
import type { TestApp } from './app.ts';

export interface SignalRecorder {
  /** Records a signal as its feature does. */
  record<T extends object>(signal: Signal<T>, payload: T): Promise<void>;
  close(): Promise<void>;
}

/** Delivers signals to an app's consumers that no request can trigger. */
export async function openRecorder(app: TestApp): Promise<SignalRecorder> {
  const connection = connectDatabase({ connectionString: app.config.databaseUrl }, () => undefined);
  const jobs = await startJobs(connection, createLog({ logLevel: 'silent' }));
  return {
    record: (signal, payload) =>
      connection.db.transaction().execute((trx) => jobs.record(trx, signal, payload)),
    async close() {
      await jobs.stop(5000);
      await connection.close();
    },
  };
}
