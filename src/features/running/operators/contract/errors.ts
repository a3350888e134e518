import { commonErrors, defineErrors } from '../../../../shared/errors.ts';

export const operatorErrors = defineErrors({
  OPERATORS_ONLY: {
    status: 403,
    title: 'Operators only',
    detail: 'Only operators of this site can do this.',
  },
});

/** What endpoints for operators answer others: members, and moderators outside their role. */
export const operatorsOnly = [operatorErrors.OPERATORS_ONLY, commonErrors.NOT_FOUND] as const;
