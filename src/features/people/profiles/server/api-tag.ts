import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = {
  name: 'Profiles',
  description: 'What members show of themselves, and their confirmed phone number.',
};
