import { defineErrors } from '../../../../shared/errors.ts';

export const contactErrors = defineErrors({
  CONTACT_MESSAGE_REFUSED: {
    status: 422,
    title: 'Message not sent',
    detail: 'Check the marked fields, then send it again.',
  },
  TOO_MANY_CONTACT_MESSAGES: {
    status: 429,
    title: 'Message not sent',
    detail: 'Too many messages in a short time. Wait a few minutes and send it again.',
  },
});
