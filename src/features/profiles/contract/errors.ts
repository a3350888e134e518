import { defineErrors } from '../../../shared/errors.ts';

export const profileErrors = defineErrors({
  USER_NOT_FOUND: {
    status: 404,
    title: 'User not found',
    detail: "The user profile you're looking for doesn't exist",
  },
  PROFILE_REFUSED: {
    status: 422,
    title: 'Profile not saved',
    detail: 'Some fields need another look.',
  },
  TOO_MANY_PROFILE_CHANGES: {
    status: 429,
    title: 'Slow down a little',
    detail: 'Your profile was changed a lot in a short time. Wait a moment and try again.',
  },
});
