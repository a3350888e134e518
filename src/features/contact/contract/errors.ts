import { defineErrors } from '../../../shared/errors.ts';

export const contactErrors = defineErrors({
  CONTACT_MESSAGE_REFUSED: {
    status: 422,
    title: 'Message not sent',
    detail: 'Something is missing or needs another look. Fix it and send it again.',
  },
  TOO_MANY_CONTACT_MESSAGES: {
    status: 429,
    title: 'Message not sent',
    detail: 'That was a lot of messages in a short time. Wait a few minutes and send it again.',
  },
});
