import pg from 'pg';

export interface PostgresAddress {
  /** The folder of its socket. */
  host: string;
  port: number;
  user: string;
}

export const TEMPLATE = 'offhand_template';

export function databaseUrl({ host, port, user }: PostgresAddress, name: string): string {
  return `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
}

export async function createDatabase(
  address: PostgresAddress,
  name: string,
  template = 'template0',
): Promise<void> {
  await administer(address, `create database ${name} template ${template}`);
}

export async function dropDatabase(address: PostgresAddress, name: string): Promise<void> {
  await administer(address, `drop database if exists ${name} with (force)`);
}

/** Returns how many connections an application has, to all databases. */
export async function countConnections(address: PostgresAddress, application: string): Promise<number> {
  const { rows } = await administer(
    address,
    'select count(*)::int as count from pg_stat_activity where application_name = $1',
    [application],
  );
  return rows[0]?.count ?? 0;
}

/** Creates an ordinary role of the same name that owns a database. */
export async function createOwner(address: PostgresAddress, database: string): Promise<void> {
  await administer(address, `create role ${database} login`);
  await administer(address, `alter database ${database} owner to ${database}`);
}

async function administer(
  address: PostgresAddress,
  statement: string,
  values: string[] = [],
): Promise<pg.QueryResult<{ count: number }>> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}
