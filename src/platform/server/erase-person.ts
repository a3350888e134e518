import type { Transaction } from 'kysely';
import type { DB } from './db/schema.generated.ts';
import type { OwnerKey } from './http/actor.ts';
import type { Jobs } from './jobs.ts';

/** A column that references an account, a profile or a guest. */
export interface PersonColumn {
  table: keyof DB;
  column: string;
  /**
   * What happens to its rows when the person is erased: they are deleted, or stay without the person. The
   * constraint does this, with `on delete cascade` or `on delete set null`.
   */
  rows: 'erased' | 'retained';
}

/** What happens to a feature's rows when a person is erased, 14 days after they deleted their account. */
export interface PersonErasure {
  /** Every column of the feature that references a person. A test compares them with the database. */
  columns: readonly PersonColumn[];
  /**
   * Does what constraints can't do. Runs in the order of the features, in the transaction that then deletes
   * the account or guest. Files are removed by a signal, after the commit.
   */
  erase?: (trx: Transaction<DB>, person: OwnerKey, jobs: Pick<Jobs, 'record'>) => Promise<void>;
}

/** Columns whose rows are deleted with the person. */
export const erased = <T extends keyof DB>(table: T, ...columns: (keyof DB[T] & string)[]): PersonColumn[] =>
  columns.map((column) => ({ table, column, rows: 'erased' }));

/** Columns whose rows stay without the person. */
export const retained = <T extends keyof DB>(
  table: T,
  ...columns: (keyof DB[T] & string)[]
): PersonColumn[] => columns.map((column) => ({ table, column, rows: 'retained' }));
