import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page runs on, in one file that stays the same while our own code changes. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es|clsx|openapi-fetch)[\\/]/;

/**
 * Left alone, the bundler makes some seventy small files for browse; together they compress better and load sooner. Only
 * what twelve files or more load at their start goes together: pages, and the dialogs that are loaded later. With a lower
 * limit every page loads what only a few need, such as the form of a listing.
 */
const groups = [
  { name: 'vendor', test: VENDOR },
  { name: 'shared', test: /src[\\/].*[.]tsx?$|rolldown/, minShareCount: 12 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    // The first that know :dir(), which would else become a list of languages, whatever the page's `dir` says.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: 'src/app/pages/page-handler.ts' } } },
  },
  // Found only while a page runs, they would make the first visit in development reload.
  optimizeDeps: { include: ['clsx', 'openapi-fetch'] },
});
