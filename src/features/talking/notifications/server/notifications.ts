/** The public API of notifications for other features on the server. */
export { listingInTitle } from '../contract/group-title.ts';
export { markGroupRead, markGroupsRead, markShownRead } from './mark-read.ts';
export { createNotificationCatalog, type NotificationCatalog } from './notification-catalog.ts';
export type {
  ListingInMail,
  MailBody,
  MailedNotification,
} from './notification-mail.ts';
export { removeNotificationsOf } from './notifications.queries.ts';
export {
  type NotificationInput,
  type NotifyServices,
  notify,
  notifyOfSignals,
  timeZoneOf,
  timeZonesOf,
} from './notify.ts';
export { pushDue } from './push-due.ts';
export { createPushKeys } from './push-keys.ts';
export { nextTime } from './quiet-hours.ts';
export { createSendPush } from './send-push.ts';
export { wantingMail } from './settings.queries.ts';
export { unsubscribeToken } from './unsubscribe.ts';
