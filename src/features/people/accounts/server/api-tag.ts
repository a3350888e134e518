import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const ACCOUNTS_TAG: ApiTag = {
  name: 'Accounts',
  description: 'Sign-up, log-in, settings and devices of accounts.',
};
