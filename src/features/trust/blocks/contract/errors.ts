import { defineErrors } from '../../../../shared/errors.ts';
import { signInToBlock } from '../../../people/accounts/contract/sign-in-reasons.ts';

export const blockErrors = defineErrors({
  SIGN_IN_TO_BLOCK: signInToBlock,
  PERSON_BLOCKED: {
    status: 403,
    title: 'You blocked this person',
    detail: 'Unblock them to see their listings and message each other.',
  },
  CANNOT_MESSAGE: {
    status: 403,
    title: 'Message Failed',
    detail: "You can't message this person.",
  },
  BLOCKED_YOURSELF: {
    status: 403,
    title: "That's you",
    detail: "You can't block yourself.",
  },
  NOBODY_TO_BLOCK: {
    status: 404,
    title: 'User not found',
    detail: "This person isn't here anymore.",
  },
  TOO_MANY_BLOCKS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many people in a short time. Wait a few minutes and try again.',
  },
});
