import type { ApiTag } from '../../../../platform/server/http/route.ts';

export const tag: ApiTag = {
  name: 'Notifications',
  description: 'What members and guests are notified about, and how.',
};
