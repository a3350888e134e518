import { defineErrors } from '../../../../shared/errors.ts';

export const announcementErrors = defineErrors({
  ANNOUNCEMENT_NOT_FOUND: {
    status: 404,
    title: 'Announcement not found',
    detail: "This announcement doesn't exist, or can't be changed this way.",
  },
  ANNOUNCEMENT_ENDED: {
    status: 409,
    title: 'Already ended',
    detail: 'This announcement has already ended.',
  },
});
