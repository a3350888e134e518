import { defineErrors } from '../../../../shared/errors.ts';

export const webhookErrors = defineErrors({
  WEBHOOK_REFUSED: {
    status: 422,
    title: 'Webhook not added',
    detail: 'Check the address and try again.',
  },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    title: 'Webhook not added',
    detail: 'You have 5 webhooks, the most an account can have. Remove one first.',
  },
});
