import { defineErrors } from '../../../../../shared/errors.ts';

export const zonePostErrors = defineErrors({
  POST_NOT_FOUND: {
    status: 404,
    title: 'Post not found',
    detail: 'It may have been deleted. Go back to the discussion.',
  },
  DISCUSSION_FOR_MEMBERS: {
    status: 403,
    title: 'Members only',
    detail: 'Only members read this discussion. Join the zone to read it.',
  },
  DISCUSSION_STAYS_CLOSED: {
    status: 409,
    title: 'Members wrote here',
    detail: "Posts for members only can't be shown to everyone. Leave the discussion members only.",
  },
  BLANK_POST: { status: 422, title: 'Nothing to post', detail: 'Write something first.' },
  POST_TOO_LONG: {
    status: 422,
    title: 'Too long',
    detail: 'Use at most 2,000 characters. Post the rest as a reply.',
  },
  TOO_MANY_POST_PHOTOS: { status: 422, title: 'Too many photos', detail: 'A post can have up to 4 photos.' },
  POST_PHOTO_GONE: {
    status: 422,
    title: 'Photo missing',
    detail: 'Remove the photo and add it again.',
  },
  POSTING_TOO_FAST: {
    status: 429,
    title: "You're posting too fast",
    detail: 'Wait a moment and post again. Your text is saved.',
  },
  POST_WAS_REMOVED: {
    status: 409,
    title: 'This post was removed',
    detail: 'An admin of the zone removed it.',
  },
});
