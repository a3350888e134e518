import { defineErrors } from '../../../shared/errors.ts';

export const notificationErrors = defineErrors({
  NOTIFICATION_NOT_FOUND: {
    status: 404,
    title: 'Notification not found',
    detail: 'It is not here, or not yours.',
  },
  BAD_PUSH_ADDRESS: {
    status: 422,
    title: 'Push not turned on',
    detail: 'This browser gave an address that notifications cannot be sent to. Try another browser.',
  },
  ALERT_MAIL_NOT_SENT: {
    status: 503,
    title: 'Mail not sent',
    detail: 'We could not mail the link. Check the address, or try again in a minute.',
  },
  BAD_ALERT_LINK: {
    status: 410,
    title: 'This link no longer works',
    detail: 'It works once and for 24 hours. Your dashboard says whether alerts are on.',
  },
  BAD_UNSUBSCRIBE_LINK: {
    status: 410,
    title: 'This link does not work',
    detail:
      'It may have been cut off in the mail. Open it again from there, or sign in and choose in the settings.',
  },
});

/** Shown when the page's first notifications could not be loaded. */
export const LOAD_FAILED = {
  title: 'Error loading notifications',
  text: 'Could not load your notifications',
} as const;
