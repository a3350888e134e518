import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = {
  name: 'Cases',
  description:
    'What people report, what operators and moderators decide, and how it is explained and appealed.',
};
