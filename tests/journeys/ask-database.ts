import pg from 'pg';
import { DATABASE_USER } from '../../src/platform/server/db/embedded/cluster.ts';

/** Runs a statement in the site's database, for what would take days or money through the site. */
export async function ask(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({
    host: process.env.JOURNEY_DATABASE,
    port: 5432,
    user: DATABASE_USER,
    database: 'offhand',
  });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
