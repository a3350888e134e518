import { defineErrors } from '../../../../shared/errors.ts';

export const announcementErrors = defineErrors({
  ANNOUNCEMENT_NOT_FOUND: {
    status: 404,
    title: 'Announcement not found',
    detail: "This announcement doesn't exist, or isn't one that this is possible for.",
  },
  ANNOUNCEMENT_ENDED: {
    status: 409,
    title: 'Already ended',
    detail: 'This announcement has ended in the meantime.',
  },
});
