import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { moduleTest, SCRIPT_GROUPS } from './scripts/script-groups.ts';
import { writeModules } from './scripts/write-modules.ts';

/** What every page runs on, in one file that stays the same while our own code changes. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es|clsx|openapi-fetch)[\\/]/;

const groups = [
  { name: 'vendor', test: VENDOR },
  ...SCRIPT_GROUPS.map((group) => ({ name: group.name, test: moduleTest(group) })),
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), writeModules('build/modules.json')],
  build: {
    target: 'baseline-widely-available',
    // The first that know :dir(), which would else become a list of languages, whatever the page's `dir` says.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            // Names of shared files would be a tenth of the manifest, which every page loads.
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: 'src/app/pages/page-handler.ts' } } },
  },
  // Found only while a page runs, they would make the first visit in development reload.
  optimizeDeps: { include: ['clsx', 'openapi-fetch'] },
});
