import { defineErrors } from '../../../../shared/errors.ts';
import { signInToMessage } from '../../../people/accounts/contract/sign-in-reasons.ts';

export const messageErrors = defineErrors({
  SIGN_IN_TO_MESSAGE: signInToMessage,
  SELF_MESSAGE: {
    status: 403,
    title: "Can't message yourself",
    detail: 'This is your own listing',
  },
  NO_RECIPIENT: {
    status: 422,
    title: 'No recipient specified',
    detail: 'Open the chat from a listing or from a person you searched for.',
  },
  CONVERSATION_NOT_FOUND: {
    status: 404,
    title: 'Conversation not found',
    detail: "It doesn't exist or isn't yours. Open it from your inbox.",
  },
  RECIPIENT_NOT_FOUND: {
    status: 404,
    title: 'User not found',
    detail: 'This person or listing no longer exists.',
  },
  NOBODY_THERE: {
    status: 403,
    title: 'Message Failed',
    detail: 'This account no longer exists, so nobody would read it.',
  },
  BLANK_MESSAGE: {
    status: 422,
    title: 'Message Failed',
    detail: 'Write something or add a photo or file first.',
  },
  MESSAGE_TOO_LONG: {
    status: 422,
    title: 'Message Failed',
    detail: 'Use at most 2,000 characters. Send the rest as another message.',
  },
  MESSAGE_PHOTO_GONE: {
    status: 422,
    title: 'Message Failed',
    detail: 'A photo is missing. Remove it and add it again.',
  },
  MESSAGE_FILE_GONE: {
    status: 422,
    title: 'Message Failed',
    detail: 'A file is missing. Remove it and add it again.',
  },
  TOO_MANY_MESSAGES: {
    status: 429,
    title: 'Message Failed',
    detail: 'Too many messages in a short time. Wait a moment and send it again.',
  },
  TOO_MANY_CONVERSATIONS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many new conversations in a short time. Wait a few minutes and try again.',
  },
  TOO_MANY_SEARCHES: {
    status: 429,
    title: 'Search failed',
    detail: 'Too many searches in a short time. Wait a moment and try again.',
  },
});
