/** The events that a webhook can receive, with their labels. */
export const WEBHOOK_EVENTS = {
  'listing.posted': 'You posted a listing',
  'listing.sold': 'Your listing sold',
  'message.received': 'You got a message',
} as const;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

export const WEBHOOK_LIMITS = {
  perAccount: 5,
  url: 500,
  /** How many of the newest deliveries are listed. */
  listed: 20,
  /** Days for which deliveries are stored. */
  storedDays: 30,
  /** Days without success after which a webhook is turned off. */
  failingDays: 3,
} as const;
