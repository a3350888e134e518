import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { DEFAULT_POOL_SIZE } from './query-limits.ts';

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** The database settings, for the schema of all settings. */
export const databaseSettingShape = {
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(5).max(1000).default(DEFAULT_POOL_SIZE),
};

/** What each setting must be, for the error message. */
export const DATABASE_EXPECTED: Record<keyof typeof databaseSettingShape, string> = {
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/name',
  DATABASE_LISTEN_URL:
    'the address of the PostgreSQL behind a pooler, such as postgres://user:password@host:5432/name',
  DATABASE_READ_URL: 'the address of a streaming replica, such as postgres://user:password@host:5432/name',
  DATABASE_POOL: 'a number of connections from 5 to 1000',
};

/**
 * Reads the database settings.
 * @throws StartupError when an address of the same database is set without DATABASE_URL.
 */
export function readDatabaseSettings({
  DATABASE_URL,
  DATABASE_LISTEN_URL,
  DATABASE_READ_URL,
  DATABASE_POOL,
}: z.infer<z.ZodObject<typeof databaseSettingShape>>) {
  if (DATABASE_LISTEN_URL !== undefined && DATABASE_URL === undefined) {
    throw new StartupError(
      'DATABASE_LISTEN_URL needs a pooler: set DATABASE_URL to its address, or leave both out.',
    );
  }
  if (DATABASE_READ_URL !== undefined && DATABASE_URL === undefined) {
    throw new StartupError(
      'DATABASE_READ_URL needs its primary: set DATABASE_URL to its address, or leave both out.',
    );
  }
  return {
    databaseUrl: DATABASE_URL,
    databaseListenUrl: DATABASE_LISTEN_URL,
    databaseReadUrl: DATABASE_READ_URL,
    databasePool: DATABASE_POOL,
  };
}
