import { defineErrors } from '../../../../shared/errors.ts';

export const guestErrors = defineErrors({
  GUESTS_OFF: {
    status: 403,
    title: 'No new guests',
    detail: 'This site needs an account. If you have a Guest ID, it still works.',
  },
  GUEST_NOT_CREATED: {
    status: 503,
    title: 'Error creating guest session',
    detail: 'Failed to create guest session. Please try again.',
  },
  TOO_MANY_GUESTS: {
    status: 429,
    title: 'Error creating guest session',
    detail: 'Too many guest sessions were made from here. Wait a few minutes and try again.',
  },
  GUEST_INCOMPLETE: {
    status: 422,
    title: 'Missing credentials',
    detail: 'Please enter both Guest ID and PIN',
  },
  GUEST_REFUSED: {
    status: 401,
    title: 'Invalid credentials',
    detail: 'Guest ID or PIN is incorrect',
  },
  PIN_WRONG: {
    status: 422,
    title: 'Wrong PIN',
    detail: 'That is not the PIN of this Guest ID.',
  },
  TOO_MANY_PINS: {
    status: 429,
    title: 'Error validating guest',
    detail: 'Too many attempts for this Guest ID. Wait a few minutes and try again.',
  },
  NOTHING_TO_CLAIM: {
    status: 409,
    title: 'Nothing to move',
    detail: 'This browser has no Guest ID.',
  },
});
