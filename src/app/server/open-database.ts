import type pg from 'pg';
import type { Config } from '../../platform/server/config.ts';
import { connectDatabase, warnOfUnlimitedPooler } from '../../platform/server/db/database.ts';
import { startEmbeddedPostgres } from '../../platform/server/db/embedded/start-embedded.ts';
import { migrate } from '../../platform/server/db/migrate.ts';
import { type ReadReplica, startReadReplica } from '../../platform/server/db/read-replica.ts';
import { watchSchema } from '../../platform/server/db/schema-watch.ts';
import type { ReportHelper } from '../../platform/server/helper-processes.ts';
import type { Log } from '../../platform/server/log.ts';

interface OpenDatabaseParts {
  log: Log;
  reportHelper: ReportHelper;
  /** Functions that close what is open so far, the last one first. */
  closers: (() => Promise<unknown>)[];
}

/** Starts the embedded database unless the operator has one, migrates it, and connects to it and to its replica. */
export async function openDatabase(config: Config, { log, reportHelper, closers }: OpenDatabaseParts) {
  const { connection, direct } = await findAddresses(config, reportHelper, closers);
  const { known, applied } = await migrate(direct, {
    log,
    dataDir: config.databaseUrl === undefined ? config.dataDir : undefined,
  });
  const isPooler = connection !== direct;
  let replica: ReadReplica | undefined;
  const { pool, db, waitSeconds, close } = connectDatabase(
    connection,
    (error) => log.warn({ err: error }, 'connection lost'),
    {
      poolSize: config.databasePool,
      isPooler,
      askReplica:
        config.databaseReadUrl === undefined
          ? undefined
          : async (text, values) => (await replica?.ask(text, values)) ?? null,
    },
  );
  closers.unshift(close);
  if (isPooler) await warnOfUnlimitedPooler(pool, log);
  if (config.databaseReadUrl !== undefined) {
    replica = await startReadReplica({
      connection: { connectionString: config.databaseReadUrl },
      primary: pool,
      poolSize: config.databasePool,
      isPooler,
      log,
    });
    closers.unshift(replica.close);
  }
  const schema = watchSchema(db, known, log);
  closers.unshift(async () => schema.stop());
  return { pool, db, direct, replica, schema, waitSeconds, isMigrated: applied > 0 };
}

interface DatabaseAddresses {
  connection: pg.ClientConfig;
  /** Leads to PostgreSQL itself: the same unless there is a pooler. */
  direct: pg.ClientConfig;
}

async function findAddresses(
  { databaseUrl, databaseListenUrl, dataDir }: Config,
  reportHelper: ReportHelper,
  closers: OpenDatabaseParts['closers'],
): Promise<DatabaseAddresses> {
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl };
    const direct = databaseListenUrl === undefined ? connection : { connectionString: databaseListenUrl };
    return { connection, direct };
  }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, reportHelper });
  closers.unshift(stop);
  return { connection, direct: connection };
}
