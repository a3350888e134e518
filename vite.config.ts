import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { writeModules } from './scripts/write-modules.ts';

/** What every page runs on, in one file that stays the same while our own code changes. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es|clsx|openapi-fetch)[\\/]/;

/**
 * Left alone, the bundler makes some seventy small files for browse: they compress badly, and each is named in the
 * router's manifest. These groups put together what the same pages load; each takes along what it imports. A page that
 * needs one of its files loads the whole group, so a group holds only what goes together. `npm run check:weight` names
 * what makes a first view too heavy.
 */
const groups = [
  { name: 'vendor', test: VENDOR },
  // What every page loads: the frame.
  {
    name: 'frame',
    test: /app[\\/]pages[\\/](root|entry\.client|page-errors)\.tsx|use-auth\.ts|use-api-action\.ts/,
  },
  // Wherever listings are shown.
  { name: 'cards', test: /[\\/](listing-grid|field-error|empty-state|load-failed)\.tsx/ },
  { name: 'finding', test: /[\\/](featured-grid\.tsx|search-box\.tsx|viewer-place\.ts)/ },
  { name: 'chips', test: /[\\/](chip-radio-group|chip)\.tsx/ },
  { name: 'lists', test: /[\\/](use-paged-list\.ts|load-more\.tsx|use-error-toast\.ts)/ },
  {
    name: 'filters',
    test: /[\\/](price-range|browse-filters|browse-query|search-parts|search-pills|pills|count-text|what-was-understood|save-search-slot)\.tsx?/,
  },
  { name: 'live', test: /[\\/]use-follow-topic\.ts/ },
  // What can be done with a listing or a person.
  {
    name: 'detail',
    test: /[\\/](safety-menu|use-block|use-message-seller|use-favourite|heart-button|trust-badges|share-listing|status-badge|blocked-notice|load-photo-viewer)\.tsx?/,
  },
  {
    name: 'forms',
    test: /[\\/](ui[\\/](tabs|progress|error-summary|form-problem|(text|text-area|password|money)-field|field)\.tsx|(use-submission|submission|use-keep-focus|use-focus-on-arrival|new-id)\.ts|shared[\\/]errors\.ts)/,
  },
];
const NAMED = new Set(groups.map(({ name }) => name));

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
            // Names of small shared files would be a quarter of the manifest, which every page loads.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || NAMED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: 'src/app/pages/page-handler.ts' } } },
  },
  // Found only while a page runs, they would make the first visit in development reload.
  optimizeDeps: { include: ['clsx', 'openapi-fetch'] },
});
