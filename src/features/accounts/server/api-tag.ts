import type { ApiTag } from '../../../platform/server/http/route.ts';

export const ACCOUNTS_TAG: ApiTag = {
  name: 'Accounts',
  description: 'Signing up, signing in, and the settings and devices of an account.',
};
