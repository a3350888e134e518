/** Live updates about notifications; without ids, as the page asks for the newest ones. */
export const NOTIFICATION_UPDATES = {
  /** There is a new one, or one was read. */
  changed: 'notifications.changed',
} as const;
