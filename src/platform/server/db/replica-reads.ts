import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** What a request reads from. A request that has written goes on with the primary, so that it sees its changes. */
interface Reading {
  fromReplica: boolean;
}

const readings = new AsyncLocalStorage<Reading>();

/** Runs work whose statements a replica may answer. */
export const readFromReplica = <T>(work: () => T): T => readings.run({ fromReplica: true }, work);

/** Runs work that needs the newest data, such as who is asking. */
export const readFromPrimary = <T>(work: () => T): T =>
  readings.getStore() === undefined ? work() : readings.run({ fromReplica: false }, work);

/** Asks a replica; null where the primary has to answer. */
export type AskReplica = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult | null>;

/** May still write, by a function or a `with`. Then the replica refuses it, and the primary runs it. */
const MAY_READ = /^\s*(?:select|with)\b/i;

/**
 * Returns a client that asks the replica for reads of a request that may use it, and connects to the primary for the
 * rest. Null for requests and jobs that use the primary only.
 */
export function replicaClient(
  ask: AskReplica,
  connectPrimary: () => Promise<PostgresPoolClient>,
): PostgresPoolClient | null {
  const reading = readings.getStore();
  if (!reading?.fromReplica) return null;
  let primary: Promise<PostgresPoolClient> | undefined;
  async function query(text: string, values: readonly unknown[]): Promise<unknown> {
    if (primary === undefined && reading?.fromReplica && MAY_READ.test(text)) {
      const answer = await ask(text, values);
      if (answer !== null) return answer;
    } else if (reading) {
      // A transaction, or a write.
      reading.fromReplica = false;
    }
    primary ??= connectPrimary();
    const client = await primary;
    return client.query(text, values);
  }
  return {
    query: query as PostgresPoolClient['query'],
    release(destroy) {
      // A failed connection has nothing to release.
      void primary?.then((client) => client.release(destroy)).catch(() => undefined);
    },
  };
}
