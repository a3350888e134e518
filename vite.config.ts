import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page runs on, in one file that stays the same while our own code changes. */
const VENDOR =
  /node_modules[\\/](react|react-dom|react-router|scheduler|clsx|openapi-fetch|cookie|turbo-stream)[\\/]/;

/** Left alone, the bundler makes some forty small files for browse; together they compress better and load sooner. */
const groups = [
  { name: 'vendor', test: VENDOR },
  { name: 'shared', test: /src[\\/]|lucide-react|rolldown/, minShareCount: 3 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups } } },
  },
  // Found only while a page runs, they would make the first visit in development reload.
  optimizeDeps: { include: ['clsx', 'lucide-react', 'openapi-fetch'] },
}));
