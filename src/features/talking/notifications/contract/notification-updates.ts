/** Live updates about notifications. They carry no ids, because pages request the newest notifications. */
export const NOTIFICATION_UPDATES = {
  /** A notification was added or read. */
  changed: 'notifications.changed',
} as const;
