import { defineErrors } from '../../../../shared/errors.ts';

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
  NO_VISION: {
    status: 422,
    title: 'Generation Failed',
    detail: "This site can't read photos. Continue, and fill in the details yourself.",
  },
  /** The model is slow, unavailable, refuses or returns an invalid answer. Retrying may help. */
  PHOTO_UNREAD: {
    status: 503,
    title: 'Generation Failed',
    detail: "We couldn't read your photo right now. Try again, or add a few words.",
  },
  /** The model read the photo but found no item. Retrying would not help. */
  NOTHING_IN_PHOTO: {
    status: 422,
    title: 'Generation Failed',
    detail: "We can't tell what this photo shows. Tell us what it is.",
  },
  DRAFT_PHOTO_TOO_LARGE: {
    status: 413,
    title: 'Generation Failed',
    detail: 'This photo is too large. Upload it first.',
  },
  DRAFT_PHOTO_GONE: {
    status: 422,
    title: 'Generation Failed',
    detail: 'This photo is no longer there. Add it again.',
  },
});
