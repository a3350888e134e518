import type { Transaction } from 'kysely';
import type { DB } from './db/schema.generated.ts';

/** A column that references a guest. */
interface GuestColumn {
  table: keyof DB;
  column: string;
  /** What happens to its rows when the guest signs up: they move to the account, or end with the guest. */
  rows: 'move' | 'end';
}

/** What happens to a feature's rows when a guest becomes an account. */
export interface GuestOwnership {
  /** Every column of the feature that references a guest; a test compares them with the database. */
  columns: readonly GuestColumn[];
  /** Runs in the transaction that ends the guest, in the order of the features. */
  move: (trx: Transaction<DB>, guestKey: string, profileId: string) => Promise<void>;
}
