import { defineErrors } from '../../../../shared/errors.ts';

export const textRuleErrors = defineErrors({
  TEXT_REFUSED: {
    status: 422,
    title: 'Not allowed here',
    detail: 'A rule of this site doesn’t allow this text. Change it and try again.',
  },
  TEXT_UNSURE: {
    status: 409,
    title: 'Are you sure?',
    detail: 'A rule of this site may not allow this text. Send it again with `sure` if it does.',
  },
  TEXT_RULE_NOT_FOUND: {
    status: 404,
    title: 'Rule not found',
    detail: 'Someone has removed it.',
  },
  TEXT_RULE_CHANGED: {
    status: 409,
    title: 'Someone else changed this rule',
    detail: 'Reload to see their change. What you typed is kept until then.',
  },
  TEXT_RULE_REFUSED: {
    status: 422,
    title: 'Rule not saved',
    detail: 'Some fields need another look.',
  },
  TOO_MANY_TRIALS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many tries in a short time. Wait a moment and try again.',
  },
});
