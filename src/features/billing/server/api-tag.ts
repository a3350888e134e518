import type { ApiTag } from '../../../platform/server/http/route.ts';

export const billingTag: ApiTag = {
  name: 'Billing',
  description: 'Checkouts and payments. What is sold is with plans and voice credits.',
};
