import { defineErrors } from '../../../../shared/errors.ts';

export const notificationErrors = defineErrors({
  NOTIFICATION_NOT_FOUND: {
    status: 404,
    title: 'Notification not found',
    detail: "It doesn't exist or isn't yours.",
  },
  BAD_PUSH_ADDRESS: {
    status: 422,
    title: 'Push not turned on',
    detail: "We can't send notifications to this browser. Try another one.",
  },
  ALERT_MAIL_NOT_SENT: {
    status: 503,
    title: 'Email not sent',
    detail: "We couldn't send the link. Check the address, or try again in a minute.",
  },
  BAD_ALERT_LINK: {
    status: 410,
    title: 'This link no longer works',
    detail: 'It works once, for 24 hours. Your dashboard shows whether alerts are on.',
  },
  BAD_UNSUBSCRIBE_LINK: {
    status: 410,
    title: "This link doesn't work",
    detail: 'It may have been cut off. Open it again from the email, or log in and change your settings.',
  },
});

/** Shown if the first page of notifications could not be loaded. */
export const LOAD_FAILED = {
  title: 'Error loading notifications',
  text: 'Could not load your notifications',
} as const;
