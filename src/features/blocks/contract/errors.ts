import { defineErrors } from '../../../shared/errors.ts';

export const blockErrors = defineErrors({
  SIGN_IN_TO_BLOCK: {
    status: 401,
    title: 'Authentication required',
    detail: 'Please sign in to block somebody',
  },
  PERSON_BLOCKED: {
    status: 403,
    title: 'You blocked this person',
    detail: 'Unblock them to see what they list and to write to each other.',
  },
  CANNOT_MESSAGE: {
    status: 403,
    title: 'Message Failed',
    detail: "You can't message this person.",
  },
  BLOCKED_YOURSELF: {
    status: 403,
    title: 'That is you',
    detail: 'You can block others, not yourself.',
  },
  NOBODY_TO_BLOCK: {
    status: 404,
    title: 'User not found',
    detail: 'This person is no longer here.',
  },
  TOO_MANY_BLOCKS: {
    status: 429,
    title: 'Slow down a little',
    detail: 'That was a lot of people in a short time. Wait a little and try again.',
  },
});
