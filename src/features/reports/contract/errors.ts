import { defineErrors } from '../../../shared/errors.ts';

export const reportErrors = defineErrors({
  SIGN_IN_TO_REPORT: {
    status: 401,
    title: 'Authentication required',
    detail: 'Please sign in to report something',
  },
  NOTHING_TO_REPORT: {
    status: 404,
    title: 'Report not sent',
    detail: 'This is no longer here, so there is nothing to look at.',
  },
  OWN_SUBJECT: {
    status: 403,
    title: 'Report not sent',
    detail: 'This is your own.',
  },
  REPORT_REFUSED: {
    status: 422,
    title: 'Report not sent',
    detail: 'Some fields need another look.',
  },
  TOO_MANY_REPORTS: {
    status: 429,
    title: 'Slow down a little',
    detail: 'That was a lot of reports in a short time. Wait a little and try again.',
  },
});
