/** How a notification is shown. Unknown types from a newer server are shown as 'other'. */
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
  /** The subject of the group, in a few words. */
  about: string;
  /** The same while the site sells plans, if they decide who gets it. */
  aboutWithPlans?: string;
  /** Position in the settings, lowest first. */
  order: number;
  /** The channels it has; all if left out. */
  channels?: readonly Channel[];
  /** The channels that are enabled by default. */
  on: readonly Channel[];
  /** Guests with an email address get these by email as well. */
  guests?: true;
}

/** A kind of notification. A feature declares those it sends; their texts are beside their consumers. */
export interface NotificationKind {
  /** The feature and what happened, such as 'deal.offer-made'. */
  kind: string;
  /** Determines icon and label. */
  type: NotificationType;
  /** Name of a specific icon that pages provide. */
  icon?: string;
  /** Omitted for kinds that can't be turned off, which are shown in the app only. */
  preference?: PreferenceGroup;
  /** Useless later: sent immediately, outside quiet hours, or not at all. */
  fleeting?: boolean;
}
