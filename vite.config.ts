import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** What every page runs on, in one file that stays the same while our own code changes. */
const VENDOR = /node_modules[\\/](preact|react-router|@remix-run|cookie-es|clsx|openapi-fetch)[\\/]/;

/** Left alone, the bundler makes some forty small files for browse; together they compress better and load sooner. */
const groups = [
  { name: 'vendor', test: VENDOR },
  { name: 'shared', test: /src[\\/].*[.]tsx?$|lucide-react|rolldown/, minShareCount: 3 },
];

/** Preact takes the place of React in our pages and in the packages they use: docs/decisions/0011. */
const preact = [
  { find: /^react(-dom)?$/, replacement: fileURLToPath(new URL('src/app/pages/react.ts', import.meta.url)) },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/** React's way of exchanging components in a running page does not know Preact: the page is loaded again instead. */
const reload: Plugin = {
  name: 'reload-for-components',
  apply: 'serve',
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || !/\.tsx?$/.test(file)) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

export default defineConfig({
  plugins: [reload, tailwindcss(), reactRouter()],
  resolve: { alias: preact },
  // Left to Node, they would bring React along.
  ssr: { noExternal: ['react-router', 'lucide-react', 'preact', 'preact-render-to-string'] },
  build: { target: 'baseline-widely-available' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // Found only while a page runs, they would make the first visit in development reload.
  optimizeDeps: { include: ['clsx', 'lucide-react', 'openapi-fetch', 'preact/compat', 'preact/jsx-runtime'] },
});
