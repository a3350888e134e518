import { commonErrors, defineErrors } from '../../../../shared/errors.ts';

export const operatorErrors = defineErrors({
  OPERATORS_ONLY: {
    status: 403,
    title: 'Operators only',
    detail: 'Only operators of this site can do this.',
  },
  CANT_SEE_AS: {
    status: 409,
    title: "You can't view the site as this person",
    detail: 'They are an operator or moderator, or their account is gone.',
  },
});

/** What endpoints for operators answer others: members, and moderators outside their role. */
export const operatorsOnly = [operatorErrors.OPERATORS_ONLY, commonErrors.NOT_FOUND] as const;
