import { defineErrors } from '../../../shared/errors.ts';

export const creditErrors = defineErrors({
  NO_CREDITS: {
    status: 402,
    title: 'No Credits Available',
    detail: 'You need to upgrade your plan or purchase more Voice Credits',
  },
  CREDIT_NOT_USED: { status: 500, title: 'Error', detail: 'Failed to use credit' },
});
