import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './schema.generated.ts';

/** Runs work in the caller's transaction, or in its own. */
export const inTransaction = <T>(
  db: Database | Transaction<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> => (db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work));
