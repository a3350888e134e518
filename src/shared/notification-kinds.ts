/** What a notification shows as. A type from a newer server shows as 'other'. */
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

/** The ways a notification can go. */
export const CHANNELS = [
  { value: 'in-app', label: 'In app' },
  { value: 'email', label: 'E-mail' },
  { value: 'push', label: 'Push' },
] as const;
export type Channel = (typeof CHANNELS)[number]['value'];

/** Kinds that people choose channels for together: a row of the settings. */
export interface PreferenceGroup {
  /** Stored with what people choose, so it stays the same over releases. */
  group: string;
  label: string;
  /** What they are about, in a few words. */
  about: string;
  /** Rows with lower numbers come first in the settings. */
  order: number;
  /** The channels that are on until somebody chooses. */
  on: readonly Channel[];
  /** Guests with an address are mailed these as well. */
  guests?: true;
}

/** A kind of notification. A feature declares those it sends; what they say is with their consumers. */
export interface NotificationKind {
  /** Such as 'deal.offer-made': the feature, then what happened. */
  kind: string;
  /** Decides icon and label. */
  type: NotificationType;
  /** Left out for what nobody can turn off: it is in the app alone. */
  preference?: PreferenceGroup;
  /** Worth nothing later: leaves at once, outside of quiet hours, or not at all. */
  fleeting?: boolean;
}
