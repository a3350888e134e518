import { createNotificationCatalog } from '../../features/talking/notifications/server/notifications.ts';
import { features } from './features.ts';

/** The notification kinds of all features. */
export const notificationCatalog = createNotificationCatalog(
  features.flatMap(({ notificationKinds = [] }) => notificationKinds),
);
