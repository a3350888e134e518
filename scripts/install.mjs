/** Installs packages if node_modules does not match package-lock.json. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} root Folder of the project. */
export function installMissing(root) {
  const lockFile = join(root, 'package-lock.json');
  const marker = join(root, 'node_modules', '.offhand-lock-hash');
  // A folder copied from another kind of machine contains programs that do not run here.
  const wanted = `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${process.platform}-${process.arch}`;
  if (read(marker) === wanted) return;
  if (!fits(root, lockFile)) {
    process.stdout.write('Installing packages…\n');
    install(root);
  }
  writeFileSync(marker, wanted);
}

/** Whether npm ci or npm install has already installed exactly this, according to npm's own record. */
function fits(root, lockFile) {
  const notes = read(join(root, 'node_modules', '.package-lock.json'));
  if (notes === '') return false;
  const installed = JSON.parse(notes).packages;
  const entries = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages);
  return entries.every(([path, { version, optional, os, cpu, libc }]) => {
    if (path === '') return true;
    if (installed[path] !== undefined) return installed[path].version === version;
    const madeForHere =
      os !== undefined && libc === undefined && isListed(os, process.platform) && isListed(cpu, process.arch);
    return optional === true && !madeForHere;
  });
}

const isListed = (names, name) => names === undefined || [names].flat().includes(name);

function install(root) {
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = npm(root, ['ci', ...options]);
  if (run.status === 0) return;
  const reason = run.error ? `npm cannot be run: ${run.error.message}` : `npm ended with ${run.status}`;
  throw new Error(
    `${run.stderr ?? ''}The packages could not be installed (${reason}). Check the connection to the npm registry ` +
      `and that ${join(root, 'node_modules')} can be written, then run this again.`,
  );
}

function npm(root, args) {
  // npm may be running on the Node in node_modules, which it is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === 'win32',
  });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
