import { defineErrors } from '../../../shared/errors.ts';

export const draftErrors = defineErrors({
  NO_DESCRIPTION: {
    status: 422,
    title: 'No description provided',
    detail: 'Please enter a brief description',
  },
  DRAFT_REFUSED: {
    status: 401,
    title: 'Error Processing Description',
    detail: 'Please sign in or continue as a guest first.',
  },
  TOO_MANY_DRAFTS: {
    status: 429,
    title: 'Error Processing Description',
    detail: 'Too many tries in a short time. Wait a moment and try again.',
  },
});
