import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/platform/server/db/database.ts';

/**
 * Waits until so many statements wait for a lock, so that a test lets go of it no sooner than everything has come as
 * far as it can.
 */
export const waitForLock = (db: Database, statements = 1): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows.length).toBeGreaterThanOrEqual(statements);
    },
    { timeout: 10_000 },
  );
