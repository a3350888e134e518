/** How a notification is shown. A type from a newer server is shown as 'other'. */
export const NOTIFICATION_TYPES = [
  'credit_reset',
  'credit_reminder',
  'ai_usage_alert',
  'message',
  'like',
  'review',
  'listing',
  'other',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The channels of notifications. */
export const CHANNELS = [
  { value: 'in-app', label: 'In app' },
  { value: 'email', label: 'Email' },
  { value: 'push', label: 'Push' },
] as const;
export type Channel = (typeof CHANNELS)[number]['value'];

/** Kinds that share one row of channel settings. */
export interface PreferenceGroup {
  /** Stored with people's choices, so it must not change between releases. */
  group: string;
  label: string;
  /** What the group is about, in a few words. */
  about: string;
  /** Rows with lower numbers come first in the settings. */
  order: number;
  /** The channels that are on by default. */
  on: readonly Channel[];
  /** Guests with an email address get these by mail as well. */
  guests?: true;
}

/** A kind of notification. A feature declares those it sends; their texts are with their consumers. */
export interface NotificationKind {
  /** Such as 'deal.offer-made': the feature, then what happened. */
  kind: string;
  /** Decides icon and label. */
  type: NotificationType;
  /** Name of an icon of its own that pages have. */
  icon?: string;
  /** Left out for kinds that cannot be turned off, which are shown in the app only. */
  preference?: PreferenceGroup;
  /** Useless later: sent at once, outside of quiet hours, or not at all. */
  fleeting?: boolean;
}
