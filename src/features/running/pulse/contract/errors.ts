import { defineErrors } from '../../../../shared/errors.ts';

export const pulseErrors = defineErrors({
  JOB_NOT_FOUND: {
    status: 404,
    title: 'No such job',
    detail: 'This job no longer exists. Reload the page.',
  },
  PERSON_NOT_FOUND: {
    status: 404,
    title: 'No such person',
    detail: 'They may have deleted their account.',
  },
  ALREADY_CONFIRMED: {
    status: 409,
    title: 'Already confirmed',
    detail: 'This person has confirmed their email address.',
  },
  NOT_ENOUGH_CREDITS: {
    status: 409,
    title: 'Not enough credits',
    detail: 'You can only take bought or given credits that are left.',
  },
});
