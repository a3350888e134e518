import { defineErrors } from '../../../../shared/errors.ts';
import { signInToReport } from '../../../people/accounts/contract/sign-in-reasons.ts';

export const reportErrors = defineErrors({
  SIGN_IN_TO_REPORT: signInToReport,
  NOTHING_TO_REPORT: {
    status: 404,
    title: 'Report not sent',
    detail: "This no longer exists, so there's nothing to report.",
  },
  OWN_SUBJECT: {
    status: 403,
    title: 'Report not sent',
    detail: "You can't report your own content.",
  },
  REPORT_REFUSED: {
    status: 422,
    title: 'Report not sent',
    detail: 'Some fields need another look.',
  },
  TOO_MANY_REPORTS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many reports in a short time. Wait a few minutes and try again.',
  },
});
