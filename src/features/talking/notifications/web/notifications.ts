/** The public parts of notifications for pages of other features. */

export { useReportTimeZone } from './report-time-zone.ts';
export { settingsPanelsSlot } from './settings-panels.ts';
export { askForPush } from './turn-on-push.ts';
export { useUnreadNotifications } from './use-unread-notifications.ts';
