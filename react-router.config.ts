import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app/pages',
  ssr: true,
  // Asking for routes one by one fails without a connection (decision 0107).
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
