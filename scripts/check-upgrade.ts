/**
 * `npm run check:upgrade`: says whether the processes that run can go on while this version starts beside them. Changes
 * nothing.
 */
import { withConnection } from '../src/app/server/with-database.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { planMigrations } from '../src/platform/server/db/migrate.ts';
import { StartupError } from '../src/platform/server/startup-error.ts';

try {
  const { missing, blocking } = await withConnection(loadConfig(process.env), planMigrations);
  const plan =
    missing.length === 0
      ? 'The database stays as it is.'
      : `This version updates the database (${missing.join(', ')}).`;
  const advice =
    blocking.length === 0
      ? 'Replace the processes one after another.'
      : `Stop all processes first: those of an older version can't run beside ${blocking.join(', ')}.`;
  process.stdout.write(`${plan} ${advice}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
