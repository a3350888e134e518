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

async function administer(address: PostgresAddress, statement: string): Promise<void> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
