/** Builds the pages, and compresses browser files once instead of for each request. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

const MARKER = 'build/.sources';
const SOURCES = [
  'src/**',
  'public/**',
  '{vite,react-router}.config.ts',
  'scripts/{write-modules,script-groups,worker-files,worker.config}.ts',
  'tsconfig.json',
  'package-lock.json',
];
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  if (process.argv.includes('--refuse-stale')) refuseStale(root);
  else buildWhenStale(root, { always: !process.argv.includes('--when-stale') });
}

/**
 * @param {string} root Folder of the project.
 * @param {{ always?: boolean }} [options]
 */
export function buildWhenStale(root, { always = false } = {}) {
  const marker = join(root, MARKER);
  const sources = fingerprint(root);
  if (!always && isBuiltFrom(sources, marker)) return;
  process.stdout.write('Building pages…\n');
  rmSync(marker, { force: true });
  // Pages can be built without them, but editors need them in a fresh clone.
  spawnSync(process.execPath, [join(root, 'scripts/client-types.ts')], { stdio: 'inherit' });
  run(root, '@react-router/dev/bin.cjs', ['build']);
  run(root, 'vite/bin/vite.js', ['build', '--config', 'scripts/worker.config.ts']);
  compressAssets(join(root, 'build/client'), ['assets/**/*', 'sw.js']);
  writeFileSync(marker, sources);
}

/**
 * Runs a program of a package. Ends the process if it fails.
 * @param {string} root
 * @param {string} program Its path in node_modules.
 * @param {string[]} args
 */
function run(root, program, args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}\nThe pages could not be built: see above.\n`);
  process.exit(1);
}

/** Ends the process with an error if the pages were built from other sources, or never. */
function refuseStale(root) {
  if (isBuiltFrom(fingerprint(root), join(root, MARKER))) return;
  process.stderr.write(
    'The pages are not built from these sources, and with NODE_ENV=production npm start builds nothing. ' +
      'Run: npm ci --include=dev && npm run build\n',
  );
  process.exitCode = 1;
}

function isBuiltFrom(sources, marker) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === sources;
}

/** A hash of all files and the variable that the build depends on. */
function fingerprint(root) {
  // src/app/pages/routes.ts reads it: a build with the development kit is never served in place of one without.
  const hash = createHash('sha256').update(process.env.DEVELOPMENT_KIT === '1' ? 'kit\0' : '');
  const files = globSync(SOURCES, {
    cwd: root,
    withFileTypes: true,
    // Pictures of the demo are no part of the pages, and the types of the API client follow from other sources.
    exclude: ({ name }) => /\.(test\.tsx?|webp)$|^api\.generated\.ts$/.test(name),
  });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

function compressAssets(folder, patterns) {
  for (const name of globSync(patterns, { cwd: folder }).filter((file) => COMPRESSIBLE.test(file))) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    const compressed = {
      br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      gz: gzipSync(bytes, { level: 9 }),
      zst: zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
    };
    for (const [ending, smaller] of Object.entries(compressed)) {
      if (smaller.length < bytes.length) writeFileSync(`${file}.${ending}`, smaller);
    }
  }
}
