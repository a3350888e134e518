/** `npm run restore -- <file>`: puts a backup into an empty database and the storage of files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '../src/app/server/with-database.ts';
import { type Backup, checkBackup, restoreBackup } from '../src/platform/server/backup/restore.ts';
import { type Config, loadConfig } from '../src/platform/server/config.ts';
import { StartupError } from '../src/platform/server/startup-error.ts';
import { openStorage } from '../src/platform/server/storage/open-storage.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

const [path] = process.argv.slice(2);
await runCommand(async () => {
  if (path === undefined) throw new StartupError('npm run restore -- <file>');
  let secretNotice = '';
  await showProgress(async (onProgress) => {
    const backup = await checkBackup(path, { passphrase: process.env.BACKUP_PASSPHRASE, onProgress });
    const config = loadConfig(process.env);
    const storage = await openStorage(config);
    await withConnection(
      config,
      (connection) =>
        restoreBackup(backup, {
          connection,
          storage,
          onProgress,
          beforeUse: () => (secretNotice = restoreSecret(backup, config)),
        }),
      { create: true },
    );
    secretNotice = `Restored the site as it was at ${backup.createdAt.toISOString()}. ${secretNotice}`;
  });
  return secretNotice;
});

/** Puts AUTH_SECRET in its place, unless the environment sets it. Returns what people notice of it. */
function restoreSecret({ secrets }: Backup, { authSecret, dataDir }: Config): string {
  if (secrets === null) return 'Set AUTH_SECRET as it was, or everyone logs in again.';
  if (process.env.AUTH_SECRET !== undefined) {
    return secrets.authSecret === authSecret
      ? 'AUTH_SECRET is the same.'
      : 'AUTH_SECRET is another one than in the backup: everyone logs in again.';
  }
  const file = join(dataDir, 'auth-secret');
  writeFileSync(file, secrets.authSecret, { mode: 0o600 });
  return `AUTH_SECRET is in ${file}.`;
}
