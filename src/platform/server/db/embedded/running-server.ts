import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { DATABASE_USER } from './cluster.ts';

/**
 * Finds the embedded server that another process runs in a data folder, by the file that PostgreSQL keeps about itself.
 * @returns Connection settings for `pg`; null if none answers.
 */
export async function findRunningServer(dataDir: string): Promise<pg.ClientConfig | null> {
  const status = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  // Its lines: process, folder, start, port, folder of the socket, address.
  const [, , , port, socketFolder, address] = status.split('\n').map((line) => line.trim());
  const host = socketFolder || address;
  if (!port || !host) return null;
  const password = await readFile(path.join(dataDir, 'postgres.password'), 'utf8').catch(() => undefined);
  const connection = { host, port: Number(port), user: DATABASE_USER, database: 'offhand', password };
  return (await answers(connection)) ? connection : null;
}

/** The file stays behind when a machine loses power. */
async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
