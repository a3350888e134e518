import { defineErrors } from '../../../../shared/errors.ts';

export const operatorErrors = defineErrors({
  OPERATORS_ONLY: {
    status: 403,
    title: 'Operators only',
    detail: 'Only operators of this site can do this.',
  },
});
