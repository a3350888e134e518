import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const billingTag: ApiTag = {
  name: 'Billing',
  description: 'Checkouts and payments. See plans and voice credits for what is sold.',
};
