/** `npm run openapi:lint`: checks the OpenAPI document by the rules in redocly.yaml. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredApi } from './declared-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'offhand-openapi-'));
try {
  const path = join(folder, 'openapi.json');
  writeFileSync(path, JSON.stringify(declaredApi(folder), null, 2));
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'redocly.yaml', path];
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Turns off the linter's telemetry and its check for updates.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' },
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
