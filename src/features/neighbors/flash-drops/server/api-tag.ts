import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = {
  name: 'Flash Drops',
  description:
    'Events for which people list, share and sell: who takes part, what earned them points, and what they won.',
};
