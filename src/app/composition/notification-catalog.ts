import { createNotificationCatalog } from '../../features/notifications/server/notifications.ts';
import { features } from './features.ts';

/** The kinds of notifications that features declare. */
export const notificationCatalog = createNotificationCatalog(
  features.flatMap(({ notificationKinds = [] }) => notificationKinds),
);
