import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/platform/server/db/database.ts';

/**
 * Waits until this many statements are waiting for a lock, so that a test releases it only when everything
 * has reached it.
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
