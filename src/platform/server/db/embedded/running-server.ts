import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { DATABASE_USER } from './cluster.ts';

/**
 * Finds the embedded server that another process runs in a data folder.
 * @returns connection settings for `pg`; null if none responds.
 */
export async function findRunningServer(dataDir: string): Promise<pg.ClientConfig | null> {
  const status = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  // PostgreSQL's status file, by line: process, folder, start time, port.
  const port = Number(status.split('\n')[3]);
  if (!port) return null;
  const host = process.platform === 'win32' ? '127.0.0.1' : await socketFolder(dataDir);
  const password = await readFile(path.join(dataDir, 'postgres.password'), 'utf8').catch(() => undefined);
  const connection = { host, port, user: DATABASE_USER, database: 'offhand', password };
  return (await answers(connection)) ? connection : null;
}

/** The lock's folder if the data folder's path is too long for sockets, otherwise the database folder. */
async function socketFolder(dataDir: string): Promise<string> {
  const lock = await readlink(path.join(dataDir, 'postgres.lock')).catch(() => '');
  return path.isAbsolute(lock) ? path.dirname(lock) : path.join(dataDir, 'postgres');
}

/** Checks the connection, because the file remains after a power cut. */
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
