/**
 * `npm run check:upgrade`: says whether the processes that run can go on while this version starts beside them. Changes
 * nothing.
 */
import { withConnection } from '../src/app/server/with-database.ts';
import { loadConfig } from '../src/platform/server/config.ts';
import { planMigrations } from '../src/platform/server/db/migrate.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { missing, blocking } = await withConnection(loadConfig(process.env), planMigrations);
  const plan =
    missing.length === 0
      ? 'The database stays as it is.'
      : `This version updates the database (${missing.join(', ')}).`;
  const advice =
    blocking.length === 0
      ? 'Replace the processes one after another.'
      : `Stop all processes first: those of an older version can't run beside ${blocking.join(', ')}.`;
  return `${plan} ${advice}`;
});
