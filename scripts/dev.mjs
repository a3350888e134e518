/**
 * `npm run dev`: the server with pages straight from the sources. Pages change in the browser by themselves; the server
 * is started again when its own code changes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** In src; contracts are in the pages too, which Vite reloads. */
const SERVER_CODE =
  /^(shared|demo|app\/(server|composition)|platform\/server|features\/[^/]+\/[^/]+\/(server|contract))\/.*\.(ts|sql)$/;
/** Milliseconds in which an editor writes several files. */
const PAUSE_MS = 100;

spawnSync(process.execPath, [join(root, 'scripts/client-types.ts')], { stdio: 'inherit' });
let server = start();
let pending;
let stopping = false;

watch(join(root, 'src'), { recursive: true }, (_event, file) => {
  if (file === null || !SERVER_CODE.test(file.replaceAll('\\', '/')) || file.endsWith('.test.ts')) return;
  clearTimeout(pending);
  pending = setTimeout(restart, PAUSE_MS);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
    if (server.exitCode !== null || !server.kill(signal)) process.exit();
  });
}

function start() {
  const child = spawn(process.execPath, [join(root, 'src/app/server/main.ts'), '--dev'], {
    stdio: 'inherit',
  });
  // After an error it waits for the next change.
  child.on('exit', () => stopping && process.exit());
  return child;
}

function restart() {
  const begin = () => {
    if (!stopping) server = start();
  };
  if (server.exitCode !== null) return begin();
  server.removeAllListeners('exit').once('exit', begin).kill();
}
