/** `npm run openapi:lint`: checks docs/openapi.json by the rules in redocly.yaml. */
import { spawnSync } from 'node:child_process';

const args = [
  'node_modules/@redocly/cli/bin/cli.js',
  'lint',
  '--config',
  'redocly.yaml',
  'docs/openapi.json',
];
const { status } = spawnSync(process.execPath, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  // Turns off the linter's telemetry and its check for updates.
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
});
process.exitCode = status ?? 1;
