/** `npm run restore -- <file>`: puts a backup into an empty database and the storage of files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '../src/app/server/with-database.ts';
import { checkBackup, restoreBackup } from '../src/platform/server/backup/restore.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { StartupError } from '../src/platform/server/startup-error.ts';
import { openStorage } from '../src/platform/server/storage/open-storage.ts';
import { showProgress } from './show-progress.ts';

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new StartupError('npm run restore -- <file>');
  const { onProgress, end } = showProgress();
  const backup = await checkBackup(path, { passphrase: process.env.BACKUP_PASSPHRASE, onProgress });
  const config = loadConfig(process.env);
  const storage = await openStorage(config);
  await withConnection(config, (connection) => restoreBackup(backup, { connection, storage, onProgress }), {
    create: true,
  });
  end();
  process.stdout.write(`Restored the site as it was at ${backup.createdAt.toISOString()}. ${secretLine()}\n`);

  function secretLine(): string {
    if (backup.secrets === null) return 'Set AUTH_SECRET as it was, or everyone logs in again.';
    const { authSecret } = backup.secrets;
    if (process.env.AUTH_SECRET !== undefined) {
      return authSecret === config.authSecret
        ? 'AUTH_SECRET is the same.'
        : 'AUTH_SECRET is another one than in the backup: everyone logs in again.';
    }
    writeFileSync(join(config.dataDir, 'auth-secret'), authSecret, { mode: 0o600 });
    return `AUTH_SECRET is in ${join(config.dataDir, 'auth-secret')}.`;
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
