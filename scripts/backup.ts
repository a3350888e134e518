/** `npm run backup -- [file]`: writes everything the site stores into one file. Works while the site runs, and while it does not. */
import { existsSync, statSync } from 'node:fs';
import { withConnection } from '../src/app/server/with-database.ts';
import { backUp } from '../src/platform/server/backup/back-up.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { StartupError } from '../src/platform/server/startup-error.ts';
import { openStorage } from '../src/platform/server/storage/open-storage.ts';
import { fileSize } from '../src/shared/file-size.ts';
import { runCommand } from './run-command.ts';
import { showProgress } from './show-progress.ts';

const [path = `offhand-${new Date().toISOString().slice(0, 10)}.backup`] = process.argv.slice(2);
await runCommand(async () => {
  if (existsSync(path)) throw new StartupError(`There is a file ${path} already: name another one.`);
  const config = loadConfig(process.env);
  const passphrase = process.env.BACKUP_PASSPHRASE;
  const storage = await openStorage(config);
  await showProgress((onProgress) =>
    withConnection(config, (connection) =>
      backUp({
        connection,
        storage,
        path,
        secrets: passphrase ? { values: { authSecret: config.authSecret }, passphrase } : undefined,
        onProgress,
      }),
    ),
  );
  const without = passphrase ? '' : ', without AUTH_SECRET (set BACKUP_PASSPHRASE to add it, encrypted)';
  return `Wrote ${path}, ${fileSize(statSync(path).size)}${without}.`;
});
