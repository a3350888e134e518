import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { RequestSeconds } from '../../../../platform/server/http/metrics.ts';
import type { BackgroundJob } from '../contract/background-work.ts';
import type { Health } from '../contract/pulse.ts';
import { percentile } from './percentile.ts';

const STARTED_AT = new Date(Date.now() - process.uptime() * 1000);

const PACKAGE = new URL('../../../../../package.json', import.meta.url);
const { version: VERSION } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };

export interface HealthServices extends Pick<PlatformServices, 'config' | 'db'> {
  requestSeconds: RequestSeconds;
}

/** Returns how this process and what it depends on are doing. */
export async function checkHealth(
  { config, db, requestSeconds }: HealthServices,
  { mails, jobs }: { mails: Health['mails']; jobs: readonly BackgroundJob[] },
): Promise<Health> {
  const [disk, database, times] = await Promise.all([
    statfs(config.dataDir),
    sql<{ bytes: string; version: string }>`
      select pg_database_size(current_database()) as bytes, current_setting('server_version') as version`.execute(
      db,
    ),
    requestSeconds.get(),
  ]);
  const seconds = percentile(
    times.values.flatMap(({ labels, value }) =>
      labels.kind === 'page' ? [{ labels: labels as { kind: string; le?: string }, value }] : [],
    ),
    0.95,
  );
  const [{ bytes, version } = { bytes: '0', version: '' }] = database.rows;
  return {
    upSince: STARTED_AT.toISOString(),
    pageMilliseconds: seconds === null ? null : Math.round(seconds * 1000),
    databaseBytes: Number(bytes),
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    mails,
    jobs: {
      late: jobs.filter(({ state }) => state === 'late').length,
      failing: jobs.filter(({ state }) => state === 'failing').length,
    },
    versions: { offhand: VERSION, node: process.versions.node, postgres: version.split(' ')[0] ?? '' },
  };
}
