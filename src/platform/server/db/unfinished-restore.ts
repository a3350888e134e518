import type pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** A table that exists while a backup is restored into the database, and after that was interrupted. */
export const UNFINISHED_RESTORE = 'unfinished_restore';

/**
 * Requires that the database holds a whole site.
 * @throws StartupError if a backup is being restored into the database, or that was interrupted.
 */
export async function refuseUnfinishedRestore(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select where to_regclass($1) is not null`, [UNFINISHED_RESTORE]);
  if (rows.length === 0) return;
  throw new StartupError(
    'A restore into this database has not finished, so it is not used. Wait for it if it still runs. If it was ' +
      'interrupted, run npm run restore with the same file again.',
  );
}
