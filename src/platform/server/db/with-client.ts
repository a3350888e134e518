import pg from 'pg';
import { StartupError } from '../startup-error.ts';

/**
 * Runs `work` with a connection of its own to the database.
 * @throws StartupError if the server is unreachable.
 */
export async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // A lost connection fails the query in progress. Without a listener, the event would end the process
  // without a message.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw new StartupError(
      `The database cannot be reached (${reason(cause)}): check DATABASE_URL and that PostgreSQL is running.`,
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'no reason given';
}
