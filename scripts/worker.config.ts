import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { filesOf, readRoutes } from './worker-files.ts';

/** Builds the service worker into `build/client`, after the pages: it names their files. */
const CLIENT = 'build/client';

/** Pages that are one tap away from most others, and those to sell with. They open offline, even if never seen. */
const SHELL_PAGES = [
  '/',
  'listings',
  'listing/:id',
  'profile/:id',
  'favourites',
  'messages',
  'messages/:id',
  'notifications',
  'dashboard',
  'create-listing',
  'match-me/wants',
  'offline',
];

const [manifest = ''] = globSync(`${CLIENT}/assets/manifest-*.js`);
const fonts = globSync('{bricolage-grotesque-basic-800,hanken-grotesk-basic-400-800}-*.woff2', {
  cwd: `${CLIENT}/assets`,
}).map((name) => `/assets/${name}`);
const styles = globSync('app-*.css', { cwd: `${CLIENT}/assets` }).map((name) => `/assets/${name}`);
const routes = readRoutes(readFileSync(manifest, 'utf8'));
// Loads after the dashboard, and is needed most offline. It imports only files of those pages.
const late = globSync('unposted-listings-*.js', { cwd: `${CLIENT}/assets` }).map((name) => `/assets/${name}`);
const files = [...filesOf(routes, SHELL_PAGES), ...late, ...styles, ...fonts];

export default defineConfig({
  // Files of `public` are there already.
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    SHELL_FILES: JSON.stringify(files),
    WORKER_VERSION: JSON.stringify(createHash('sha256').update(manifest).digest('hex').slice(0, 8)),
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: 'src/app/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
