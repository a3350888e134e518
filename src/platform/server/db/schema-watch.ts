import pg from 'pg';
import { DomainError, defineErrors } from '../../../shared/errors.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { blockingMigrations } from './read-migrations.ts';

/** How the process that migrates tells the others, with `live.reload`. */
export const SCHEMA_RELOAD = 'schema';
/** For a message that was lost. */
const CHECK_INTERVAL_MS = 30_000;
const RETRY_AFTER_SECONDS = 30;

export const schemaErrors = defineErrors({
  BEING_UPDATED: {
    status: 503,
    title: 'Back in a moment',
    detail: 'This site is being updated. Please try again in a minute.',
  },
});

/** PostgreSQL errors of statements that name a column, table or function which is not there. */
const NOT_THERE = /^42(?:703|P01|883)$/;

/**
 * Notices when a newer release has changed the schema so that this process can't run on it. It stays so until the
 * process ends: what it knows doesn't change.
 */
export interface SchemaWatch {
  /**
   * Reads the migrations from the database. Returns the names of those beside which this process can't run.
   * @throws DomainError SERVICE_UNAVAILABLE if the database does not answer.
   */
  check(): Promise<readonly string[]>;
  /**
   * Requires that this process can run on the schema, as far as it knows. Makes no query.
   * @throws DomainError BEING_UPDATED if it can't.
   */
  refuseOutdated(): void;
  /** Returns the reason for a failure: BEING_UPDATED for a statement that fails on a newer schema. */
  explain(failure: unknown): Promise<unknown>;
  /** Resolves when this process can't run on the schema anymore. */
  outdated: Promise<void>;
  stop(): void;
}

/** @param known The migrations that this process knows. */
export function watchSchema(db: Database, known: ReadonlySet<string>, log: Log): SchemaWatch {
  let blocking: readonly string[] = [];
  const outdated = Promise.withResolvers<void>();

  async function check(): Promise<readonly string[]> {
    const rows = await db.selectFrom('schema_migrations').select(['name', 'needs']).execute();
    const names = blockingMigrations(rows, known);
    if (names.length > 0 && blocking.length === 0) {
      blocking = names;
      log.error(
        { migrations: names },
        'a newer release has changed the database: this process answers 503 until it is replaced',
      );
      outdated.resolve();
    }
    return blocking;
  }

  const timer = setInterval(() => void check().catch(() => undefined), CHECK_INTERVAL_MS);
  return {
    check,
    refuseOutdated() {
      if (blocking.length > 0) {
        throw new DomainError(schemaErrors.BEING_UPDATED, { retryAfter: RETRY_AFTER_SECONDS });
      }
    },
    async explain(failure) {
      if (!(failure instanceof pg.DatabaseError && NOT_THERE.test(failure.code ?? ''))) return failure;
      const names = await check().catch(() => []);
      if (names.length === 0) return failure;
      return new DomainError(schemaErrors.BEING_UPDATED, { retryAfter: RETRY_AFTER_SECONDS, cause: failure });
    },
    outdated: outdated.promise,
    stop: () => clearInterval(timer),
  };
}
