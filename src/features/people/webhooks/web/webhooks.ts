/** The public API of webhooks for the pages of other features. */
export { loadWebhooks } from './load-webhooks.ts';
export { WebhooksSection } from './webhooks-section.tsx';
