/**
 * `npm start`: installs, builds and starts, each only if needed; with NODE_ENV=production, only starts. Plain
 * JavaScript without packages for whatever Node is installed, as it runs before anything else is.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';
import { installMissing } from './install.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-options.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const isProduction = process.env.NODE_ENV === 'production';
  if (!isProduction) installMissing(root);
  const node = findNode(root);
  const whenStale = isProduction ? '--refuse-stale' : '--when-stale';
  const build = spawnSync(node, [join(root, 'scripts', 'build.mjs'), whenStale], { stdio: 'inherit' });
  if (build.status === 0) serve(node);
  else process.exitCode = build.status ?? 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function serve(node) {
  const server = spawn(node, [...SERVER_FLAGS, join(root, 'src', 'app', 'server', 'main.ts')], {
    // The server stops gracefully at the end of the fourth pipe: when this process is asked to stop, and also when it
    // is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      PARENT_PIPE: '3',
    },
  });
  server.on('error', (error) => {
    process.stderr.write(`The server could not be started: ${error.message}\n`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  const stop = () => server.stdio[3].destroy();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  // If npm is killed, it notifies nobody; the system then gives its children another parent.
  const npm = ancestors();
  setInterval(() => ancestors() !== npm && stop(), 1000).unref();
}

/** The parent process and, if the system shows it, its parent, as npm starts this script through a shell. */
function ancestors() {
  try {
    const [, , parent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
      .replace(/\(.*\)/, '')
      .split(/ +/);
    return `${process.ppid} ${parent}`;
  } catch {
    return `${process.ppid}`;
  }
}
