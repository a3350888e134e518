import { defineErrors } from '../../../../shared/errors.ts';

export const peopleErrors = defineErrors({
  USER_NOT_FOUND: {
    status: 404,
    title: 'User not found',
    detail: "The user profile you're looking for doesn't exist",
  },
});
