import { defineErrors } from '../../../shared/errors.ts';

export const flashDropErrors = defineErrors({
  FLASH_DROP_NOT_FOUND: {
    status: 404,
    title: 'Flash Drop not found',
    detail: 'It may have been removed. Look at what is on now.',
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
});
