import { describeApi } from '../src/app/server/describe-api.ts';
import { createApi } from '../src/app/server/api.ts';
import { buildFeatures } from '../src/app/composition/build-features.ts';
import type { Services } from '../src/app/composition/services.ts';
import { notificationCatalog } from '../src/app/composition/notification-catalog.ts';
import { systemMessages } from '../src/app/composition/system-messages.ts';
import { loadConfig } from '../src/platform/server/config.ts';

/**
 * The OpenAPI document as the sources declare it. Routes are declared but never called, so there is no database, and
 * only those services exist that the declaration needs.
 */
export function declaredApi(dataDir: string) {
  const config = loadConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://offhand.test' });
  return describeApi(
    createApi({ config, ...buildFeatures({ config, systemMessages, notificationCatalog } as Services) }),
    config,
  );
}
