import { defineErrors } from '../../../../shared/errors.ts';

export const caseErrors = defineErrors({
  CASE_NOT_FOUND: { status: 404, title: 'Case not found', detail: "There's no such case." },
  // The detail names the colleague.
  CASE_CLAIMED: {
    status: 409,
    title: 'Claimed by someone else',
    detail: 'A colleague works on this case. Take it over first.',
  },
  CASE_CHANGED: {
    status: 409,
    title: 'Not decided',
    detail: "This case changed while you were reading. Review what's new, then decide.",
  },
  // The detail names the colleague and what was decided.
  CASE_DECIDED: { status: 409, title: 'Already decided', detail: 'Someone else decided this case.' },
  DECISION_REFUSED: { status: 422, title: 'Not decided', detail: 'Some fields need another look.' },
  ACTION_NOT_POSSIBLE: {
    status: 409,
    title: 'Not decided',
    detail: 'This is no longer possible. Reload the case to see your options.',
  },
  UNDO_OVER: {
    status: 409,
    title: "Can't be undone",
    detail: 'The time to undo is over, and people have been told. Open a new case to change it.',
  },
  FIRST_DECIDER: {
    status: 403,
    title: "You can't decide this one",
    detail: 'You made the first decision. Another operator decides the appeal.',
  },
  COLLEAGUE_NOT_FOUND: {
    status: 422,
    title: 'Not handed over',
    detail: 'Choose an operator or moderator of this site.',
  },
  NO_CHAT: { status: 404, title: 'No chat', detail: 'There are no messages to open in this case.' },
  RULES_CHANGED: {
    status: 409,
    title: 'Not saved',
    detail: 'Someone else changed the rules. Review them, then save again.',
  },
});

export const statementErrors = defineErrors({
  STATEMENT_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    detail: 'Log in with the account it was sent to, or open the link in our email.',
  },
  APPEAL_REFUSED: { status: 422, title: 'Appeal not sent', detail: 'Some fields need another look.' },
  APPEAL_SENT: {
    status: 409,
    title: 'Appeal already sent',
    detail: 'You can appeal each decision once.',
  },
  APPEAL_OVER: {
    status: 410,
    title: 'Too late to appeal',
    detail: 'You had 6 months to appeal. Contact us instead.',
  },
  REPORT_NOT_FOUND: {
    status: 404,
    title: 'Report not found',
    detail: 'Log in with the account you reported with, or open the link in our email.',
  },
});
