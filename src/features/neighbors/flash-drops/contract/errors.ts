import { defineErrors } from '../../../../shared/errors.ts';

export const flashDropErrors = defineErrors({
  FLASH_DROP_NOT_FOUND: {
    status: 404,
    title: 'Flash Drop not found',
    detail: "It may have been removed. See what's on now.",
  },
  SIGN_IN_TO_JOIN: {
    status: 401,
    title: 'Login Required',
    detail: 'Please log in to join a Flash Drop',
  },
  FLASH_DROP_OVER: {
    status: 409,
    title: 'This Flash Drop is over',
    detail: 'Look at the upcoming ones and set a reminder.',
  },
  FLASH_DROP_STARTED: {
    status: 409,
    title: 'Already started',
    detail: 'This Flash Drop is on. Join it now.',
  },
  SHARE_REFUSED: {
    status: 409,
    title: 'Could not share',
    detail: 'Join the Flash Drop while it is on, and share a listing that is in it.',
  },
  SHARE_NOT_FOUND: {
    status: 404,
    title: 'Link not found',
    detail: "This link doesn't exist anymore. You can still open the listing.",
  },
  FLASH_DROP_REFUSED: {
    status: 422,
    title: 'Please check the form',
    detail: 'An event needs a start that comes before its end, and an end that is still to come.',
  },
});
