/** What a notification is about. A type that is not known, from a newer server, is shown as 'other'. */
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

export const knownType = (type: string): NotificationType =>
  NOTIFICATION_TYPES.find((known) => known === type) ?? 'other';

/** The ways a notification can go. */
export const CHANNELS = [
  { value: 'in-app', label: 'In app' },
  { value: 'email', label: 'E-mail' },
  { value: 'push', label: 'Push' },
] as const;
export type Channel = (typeof CHANNELS)[number]['value'];

/** The types people choose channels for, in words; `on` are the channels of who has chosen nothing. */
export const CHOOSABLE: readonly {
  type: ChoosableType;
  label: string;
  update: string;
  on: readonly Channel[];
}[] = [
  {
    type: 'message',
    label: 'Messages',
    update: 'Somebody writes to you',
    on: ['in-app', 'email', 'push'],
  },
  {
    type: 'other',
    label: 'Deals',
    update: 'Offers, reservations and meet-ups',
    on: ['in-app', 'email', 'push'],
  },
  {
    type: 'review',
    label: 'Reviews',
    update: 'Of you, and yours that are asked for',
    on: ['in-app', 'email', 'push'],
  },
  {
    type: 'listing',
    label: 'Saved things',
    update: 'Sold, reserved, cheaper or available again',
    on: ['in-app', 'push'],
  },
  { type: 'like', label: 'Likes', update: 'Somebody saves a thing of yours', on: ['in-app', 'push'] },
];
export const CHOOSABLE_TYPES = ['message', 'other', 'review', 'listing', 'like'] as const;
export type ChoosableType = (typeof CHOOSABLE_TYPES)[number];

export const isChoosable = (type: string): type is ChoosableType =>
  CHOOSABLE_TYPES.some((known) => known === type);

/** Whether a channel is on for who has chosen nothing. */
export const isOnByDefault = (type: string, channel: Channel): boolean =>
  CHOOSABLE.find((known) => known.type === type)?.on.includes(channel) ?? channel === 'in-app';
