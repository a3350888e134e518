import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app/pages',
  ssr: true,
  // All routes are known from the start: asking for them one by one fails loudly where the connection is lost.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
